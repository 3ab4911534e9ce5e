import type { SolveBotChallenge } from './answerChallenge.ts'
import { loadRecaptcha } from './loadRecaptcha.ts'

/** How long the script of the provider may take to load, in milliseconds. */
const scriptTimeout = 5000

/** Returns a token for the score that the provider computes from the visitor's behaviour. */
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
