import { solveAltcha } from './solveAltcha.ts'
import { solveRecaptcha } from './solveRecaptcha.ts'

/** What the server asks for before it accepts an attempt. */
export type BotChallenge = {
  readonly provider: string
  readonly siteKey?: string
  readonly challenge?: unknown
}

/**
 * Solves a challenge; the answer is sent with the attempt. Undefined means that none is required.
 */
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

/** Solves a challenge with the provider that it names. */
export function answerChallenge(
  challenge: BotChallenge,
  signal: AbortSignal,
): Promise<string | undefined> {
  const solve = providers[challenge.provider]
  return solve ? solve(challenge, signal) : Promise.reject(new BotCheckNotReady())
}
