import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'

export type CodePurpose = 'reset' | 'resetLink' | 'register' | 'invite'

/** Lifetime of four-digit codes, in minutes. */
export const codeMinutes = 10
export const invitationDays = 7
/**
 * Equal to the window of the daily mail limit, so that whoever reaches the limit still has a
 * working link.
 */
export const resetLinkHours = 24
const maxAttempts = 5

/** Lifetimes in minutes of codes that are sent as links. */
const linkLifetimes: Readonly<Partial<Record<CodePurpose, number>>> = {
  invite: invitationDays * 24 * 60,
  resetLink: resetLinkHours * 60,
}

export type VerifiedCode = {
  readonly accountId: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

export type Codes = {
  /** Issues a new code for a subject and voids every earlier one. `accountId` null: no account. */
  readonly issue: (
    db: Database,
    request: { purpose: CodePurpose; subject: string; accountId: string | null; facts?: object },
  ) => Promise<string>
  /** Returns whether an open code exists; only then does an attempt count as a guess. */
  readonly isOpen: (
    db: Database,
    query: { purpose: CodePurpose; subject: string },
  ) => Promise<boolean>
  /** Returns the code's data if it is right. After five wrong attempts it becomes void. */
  readonly check: (
    db: Database,
    attempt: { purpose: CodePurpose; subject: string; code: string },
  ) => Promise<VerifiedCode | undefined>
  /** A link token contains its subject. */
  readonly encodeLinkToken: (subject: string, code: string) => string
  readonly decodeLinkToken: (secret: string) => { subject: string; code: string }
}

export function createCodes(key: string): Codes {
  const hashOf = (purpose: CodePurpose, subject: string, code: string): Buffer =>
    createHmac('sha256', key).update(`${purpose} ${subject} ${code}`).digest()

  return {
    async issue(db, { purpose, subject, accountId, facts = {} }) {
      const linkMinutes = linkLifetimes[purpose]
      const code = linkMinutes
        ? randomBytes(32).toString('base64url')
        : String(randomInt(10_000)).padStart(4, '0')
      const minutes = linkMinutes ?? codeMinutes
      await runSql(
        db,
        `insert into codes (id, purpose, subject, account_id, hash, facts, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7::int))
         on conflict (purpose, subject) do update set id = excluded.id, account_id = excluded.account_id,
           hash = excluded.hash, facts = excluded.facts, tries = 0, created_at = now(),
           expires_at = excluded.expires_at`,
        [
          newId(),
          purpose,
          subject,
          accountId,
          hashOf(purpose, subject, code).toString('base64url'),
          JSON.stringify(facts),
          minutes,
        ],
      )
      return code
    },

    isOpen: async (db, { purpose, subject }) =>
      (
        await runSql(
          db,
          `select 1 from codes where purpose = $1 and subject = $2 and tries < ${maxAttempts} and expires_at > now()`,
          [purpose, subject],
        )
      ).rows.length === 1,

    // Counted before the check, in one statement, so that parallel attempts cannot exceed the
    // limit.
    async check(db, { purpose, subject, code }) {
      const { rows } = await runSql<{
        hash: string
        account: string | null
        facts: VerifiedCode['facts']
      }>(
        db,
        `update codes set tries = tries + 1
         where purpose = $1 and subject = $2 and tries < ${maxAttempts} and expires_at > now()
         returning hash, account_id as account, facts`,
        [purpose, subject],
      )
      const [found] = rows
      const expected = Buffer.from(found?.hash ?? '', 'base64url')
      const actual = hashOf(purpose, subject, code)
      const isRight = expected.length === actual.length && timingSafeEqual(expected, actual)
      if (!found || !isRight) return undefined
      const uncountStatement =
        'update codes set tries = tries - 1 where purpose = $1 and subject = $2'
      await runSql(db, uncountStatement, [purpose, subject])
      return { accountId: found.account, facts: found.facts }
    },

    encodeLinkToken: (subject, code) => `${Buffer.from(subject).toString('base64url')}.${code}`,
    decodeLinkToken: (secret) => {
      const [subject = '', code = ''] = secret.split('.')
      return { subject: Buffer.from(subject, 'base64url').toString('utf8'), code }
    },
  }
}

/** Deletes a code that was used or whose account has changed; returns whether it still existed. */
export const consumeCode = async (
  db: Database,
  purpose: CodePurpose,
  subject: string,
): Promise<boolean> =>
  (
    await runSql(db, 'delete from codes where purpose = $1 and subject = $2 returning id', [
      purpose,
      subject,
    ])
  ).rows.length === 1

/** Deletes all codes mailed to an account, because its password has changed. */
export const revokeCodes = (db: Database, accountId: string) =>
  runSql(db, 'delete from codes where account_id = $1', [accountId])
