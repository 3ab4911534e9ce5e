import { createHmac, randomInt } from 'node:crypto'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'

const codeCount = 10
/** Five bits per character, 80 in total. */
const codeLength = 16
/** Crockford's base 32, without easily confused characters. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const generateCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** `4f9k2m7p…` → `4f9k-2m7p-…` */
const formatCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

const normalizeCode = (typed: string): string =>
  toLatinDigits(typed)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')

export type RecoveryCodes = {
  /** Replaces all codes; the new ones are returned only this once. */
  readonly renew: (db: Database, accountId: string) => Promise<string[]>
  /** Uses up a code; returns whether it was valid. */
  readonly consume: (db: Database, accountId: string, code: string) => Promise<boolean>
}

export function createRecoveryCodes(serverSecret: string): RecoveryCodes {
  const hashOf = (accountId: string, code: string): string =>
    createHmac('sha256', serverSecret)
      .update(`recovery ${accountId} ${normalizeCode(code)}`)
      .digest('base64url')

  return {
    async renew(db, accountId) {
      const codes = Array.from({ length: codeCount }, generateCode)
      await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
      const rows = codes.map((code) => ({ account_id: accountId, hash: hashOf(accountId, code) }))
      await db.insertInto('recovery_codes').values(rows).execute()
      return codes.map(formatCode)
    },
    consume: async (db, accountId, code) =>
      (
        await db
          .updateTable('recovery_codes')
          .set({ used_at: now })
          .where('account_id', '=', accountId)
          .where('hash', '=', hashOf(accountId, code))
          .where('used_at', 'is', null)
          .returning('hash')
          .execute()
      ).length === 1,
  }
}
