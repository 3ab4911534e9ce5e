import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Distinguishes people from bots. `getChallenge` returns a challenge, `verify` checks the answer.
 */
export type BotCheck = {
  readonly getChallenge: () => Promise<Readonly<Record<string, unknown>>>
  readonly verify: (answer: string | undefined, db: Database) => Promise<boolean>
}

export type BotCheckConfig = {
  readonly botCheck: 'altcha' | 'recaptcha' | 'off'
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | undefined
}

type BotCheckFactory = (config: BotCheckConfig, secret: string) => BotCheck

const off: BotCheckFactory = () => ({
  getChallenge: async () => ({ provider: 'off' }),
  verify: async () => true,
})

/** How long a challenge is valid, in milliseconds. */
const challengeLifetime = 10 * 60 * 1000

/** Proof of work: no external service and nothing to click. Each solution is valid once. */
const altcha: BotCheckFactory = (_, hmacKey) => ({
  getChallenge: async () => ({
    provider: 'altcha',
    challenge: await createChallenge({
      hmacKey,
      maxNumber: 50_000,
      expires: new Date(Date.now() + challengeLifetime),
    }),
  }),
  verify: async (answer, db) => {
    if (!answer || !(await verifySolution(answer, hmacKey).catch(() => false))) return false
    const { signature } = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    const rows = await db
      .insertInto('spent_challenges')
      .values({ signature: String(signature) })
      .onConflict((oc) => oc.doNothing())
      .returning('signature')
      .execute()
    return rows.length === 1
  },
})

const recaptcha: BotCheckFactory = ({ recaptcha: keys }) => ({
  getChallenge: async () => ({ provider: 'recaptcha', siteKey: keys?.siteKey }),
  verify: async (answer) => {
    const body = new URLSearchParams({ secret: keys?.secret ?? '', response: answer ?? '' })
    const response = await fetch('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body,
    })
    const result: unknown = await response.json()
    return (
      typeof result === 'object' &&
      result !== null &&
      'success' in result &&
      result.success === true
    )
  },
})

const factories: Readonly<Record<BotCheckConfig['botCheck'], BotCheckFactory>> = {
  altcha,
  recaptcha,
  off,
}

export const createBotCheck = (config: BotCheckConfig, secret: string): BotCheck =>
  factories[config.botCheck](config, secret)
