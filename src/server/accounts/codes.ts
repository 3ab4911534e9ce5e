import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { now, timeFromNow } from '#server/platform/database/expressions.ts'
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
      await db
        .insertInto('codes')
        .values({
          id: newId(),
          purpose,
          subject,
          account_id: accountId,
          hash: hashOf(purpose, subject, code).toString('base64url'),
          facts: JSON.stringify(facts),
          expires_at: timeFromNow(`${minutes} minutes`),
        })
        .onConflict((oc) =>
          oc.columns(['purpose', 'subject']).doUpdateSet((eb) => ({
            id: eb.ref('excluded.id'),
            account_id: eb.ref('excluded.account_id'),
            hash: eb.ref('excluded.hash'),
            facts: eb.ref('excluded.facts'),
            tries: 0,
            created_at: now,
            expires_at: eb.ref('excluded.expires_at'),
          })),
        )
        .execute()
      return code
    },

    isOpen: async (db, { purpose, subject }) =>
      (
        await db
          .selectFrom('codes')
          .where('purpose', '=', purpose)
          .where('subject', '=', subject)
          .where('tries', '<', maxAttempts)
          .where('expires_at', '>', now)
          .execute()
      ).length === 1,

    // Counted before the check, in one statement, so that parallel attempts cannot exceed the
    // limit.
    async check(db, { purpose, subject, code }) {
      const found = await db
        .updateTable('codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .where('tries', '<', maxAttempts)
        .where('expires_at', '>', now)
        .returning(['hash', 'account_id as account', 'facts'])
        .executeTakeFirst()
      const expected = Buffer.from(found?.hash ?? '', 'base64url')
      const actual = hashOf(purpose, subject, code)
      const isRight = expected.length === actual.length && timingSafeEqual(expected, actual)
      if (!found || !isRight) return undefined
      await db
        .updateTable('codes')
        .set((eb) => ({ tries: eb('tries', '-', 1) }))
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .execute()
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
    await db
      .deleteFrom('codes')
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .returning('id')
      .execute()
  ).length === 1

/** Deletes all codes mailed to an account, because its password has changed. */
export const revokeCodes = (db: Database, accountId: string) =>
  db.deleteFrom('codes').where('account_id', '=', accountId).execute()
