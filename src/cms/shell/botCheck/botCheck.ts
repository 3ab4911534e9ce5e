import type { BotChallenge } from '#api/auth.ts'
import { solveAltcha } from './altcha.ts'
import { askRecaptcha } from './recaptcha.ts'

export type BotQuestion = BotChallenge & { readonly siteKey?: string }

/** Answers what is asked; the answer travels with the sign-in. Undefined: none is asked for. */
export type BotProvider = (asked: BotQuestion, signal: AbortSignal) => Promise<string | undefined>

const providers: Readonly<Record<string, BotProvider>> = {
  off: async () => undefined,
  altcha: solveAltcha,
  recaptcha: askRecaptcha,
}

export class BotCheckNotReady extends Error {}

/** The answer to what the server asked, by whichever provider it names. */
export function answerChallenge(
  asked: BotQuestion,
  signal: AbortSignal,
): Promise<string | undefined> {
  const answer = providers[asked.provider]
  return answer ? answer(asked, signal) : Promise.reject(new BotCheckNotReady())
}
