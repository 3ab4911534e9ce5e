import { solveAltcha } from './solveAltcha.ts'
import { solveRecaptcha } from './solveRecaptcha.ts'

/** What the server wants to know before it lets somebody try. */
export type BotChallenge = {
  readonly provider: string
  readonly siteKey?: string
  readonly challenge?: unknown
}

/** Answers what is asked; the answer travels with the try. Undefined: none is asked for. */
export type SolveBotChallenge = (
  challenge: BotChallenge,
  signal: AbortSignal,
) => Promise<string | undefined>

const providers: Readonly<Record<string, SolveBotChallenge>> = {
  off: async () => undefined,
  altcha: solveAltcha,
  recaptcha: solveRecaptcha,
}

export class BotCheckNotReady extends Error {}

/** The answer to what the server asked, by whichever provider it names. */
export function answerChallenge(
  challenge: BotChallenge,
  signal: AbortSignal,
): Promise<string | undefined> {
  const solve = providers[challenge.provider]
  return solve ? solve(challenge, signal) : Promise.reject(new BotCheckNotReady())
}
