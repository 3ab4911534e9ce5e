import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Database } from '#server/platform/database/database.ts'
import { run } from '#server/platform/database/database.ts'

/** Tells people from programs. `question` goes to the browser, `passes` judges what came back. */
export type BotCheck = {
  readonly question: () => Promise<Readonly<Record<string, unknown>>>
  readonly passes: (answer: string | undefined, db: Database) => Promise<boolean>
}

export type BotCheckConfig = {
  readonly botCheck: 'altcha' | 'recaptcha' | 'off'
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | undefined
}

type Check = (config: BotCheckConfig, secret: string) => BotCheck

const off: Check = () => ({
  question: async () => ({ provider: 'off' }),
  passes: async () => true,
})

/** How long a challenge may be solved and sent, in milliseconds. */
const challengeLifetime = 10 * 60 * 1000

/** Proof of work: nothing external, nothing to click. Each solution counts once. */
const altcha: Check = (_, hmacKey) => ({
  question: async () => ({
    provider: 'altcha',
    challenge: await createChallenge({
      hmacKey,
      maxNumber: 50_000,
      expires: new Date(Date.now() + challengeLifetime),
    }),
  }),
  passes: async (answer, db) => {
    if (!answer || !(await verifySolution(answer, hmacKey).catch(() => false))) return false
    const { signature } = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    const { rows } = await run(
      db,
      'insert into spent_challenges (signature) values ($1) on conflict do nothing returning signature',
      [String(signature)],
    )
    return rows.length === 1
  },
})

const recaptcha: Check = ({ recaptcha: keys }) => ({
  question: async () => ({ provider: 'recaptcha', siteKey: keys?.siteKey }),
  passes: async (answer) => {
    const body = new URLSearchParams({ secret: keys?.secret ?? '', response: answer ?? '' })
    const reply = await fetch('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body,
    })
    const verdict: unknown = await reply.json()
    return (
      typeof verdict === 'object' &&
      verdict !== null &&
      'success' in verdict &&
      verdict.success === true
    )
  },
})

const checks: Readonly<Record<BotCheckConfig['botCheck'], Check>> = { altcha, recaptcha, off }

export const createBotCheck = (config: BotCheckConfig, secret: string): BotCheck =>
  checks[config.botCheck](config, secret)
