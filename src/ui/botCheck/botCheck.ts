import { solveAltcha } from './altcha.ts'
import { askRecaptcha } from './recaptcha.ts'

/** What the server wants to know before it lets somebody try. */
export type BotChallenge = {
  readonly provider: string
  readonly siteKey?: string
  readonly challenge?: unknown
}

/** Answers what is asked; the answer travels with the try. Undefined: none is asked for. */
export type BotProvider = (
  challenge: BotChallenge,
  signal: AbortSignal,
) => Promise<string | undefined>

const providers: Readonly<Record<string, BotProvider>> = {
  off: async () => undefined,
  altcha: solveAltcha,
  recaptcha: askRecaptcha,
}

export class BotCheckNotReady extends Error {}

/** The answer to what the server asked, by whichever provider it names. */
export function answerChallenge(
  challenge: BotChallenge,
  signal: AbortSignal,
): Promise<string | undefined> {
  const answer = providers[challenge.provider]
  return answer ? answer(challenge, signal) : Promise.reject(new BotCheckNotReady())
}
