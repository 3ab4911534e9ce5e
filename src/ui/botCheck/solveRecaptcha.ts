import type { SolveBotChallenge } from './answerChallenge.ts'
import { loadRecaptcha } from './loadRecaptcha.ts'

/** How long the script of the provider may take to be there, in milliseconds. */
const scriptTimeout = 5000

/** A score that the provider makes up from what it has seen of the visitor. */
export const solveRecaptcha: SolveBotChallenge = ({ siteKey = '' }, signal) =>
  new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error('The check gave no answer'))
    const timer = setTimeout(giveUp, scriptTimeout)
    signal.addEventListener('abort', giveUp)
    loadRecaptcha(siteKey)
      .then((recaptcha) => recaptcha.execute(siteKey, { action: 'signin' }))
      .then(resolve, giveUp)
      .finally(() => {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
      })
  })
