import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'

const period = 30
const settings = { algorithm: 'SHA1', digits: 6, period } as const

/** Encrypts authenticator secrets, so that reading the tables alone does not reveal them. */
export type TotpSeal = {
  readonly seal: (secret: string, accountId: string) => string
  /** undefined: sealed with another secret, or for another account */
  readonly open: (sealed: string, accountId: string) => string | undefined
}

const nonceLength = 12
const tagLength = 16

export function createTotpSeal(serverSecret: string): TotpSeal {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', 'totp secrets', 32))
  return {
    seal(secret, accountId) {
      const nonce = randomBytes(nonceLength)
      // Bound to its account: it cannot be decrypted after being moved to another row.
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(accountId))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, accountId) {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, nonceLength)
      const text = bytes.subarray(nonceLength + tagLength)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
        decipher.setAAD(Buffer.from(accountId))
        decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

export const generateTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The URI in the QR code for authenticator apps. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** Returns the time step of a code; one step earlier or later is accepted. */
export function timeStepOf(secret: string, code: string): number | undefined {
  const timestamp = Date.now()
  const delta = TOTP.validate({
    ...settings,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: 1,
  })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}

export const saveTotp = (db: Database, accountId: string, sealed: string, step: number) =>
  db
    .insertInto('totp_secrets')
    .values({ account_id: accountId, secret: sealed, last_step: step })
    .onConflict((oc) =>
      oc.column('account_id').doUpdateSet((eb) => ({
        secret: eb.ref('excluded.secret'),
        last_step: eb.ref('excluded.last_step'),
        created_at: now,
        used_at: null,
      })),
    )
    .execute()

export type TotpVerdict = 'right' | 'wrong' | 'used' | 'unreadable'

/** Returns whether a code is right; using it voids the code and all earlier ones. */
export async function checkTotp(
  db: Database,
  { open }: TotpSeal,
  accountId: string,
  code: string,
): Promise<TotpVerdict> {
  const sealed = await readSealedSecret(db, accountId)
  if (!sealed) return 'wrong'
  const secret = open(sealed, accountId)
  if (secret === undefined) return 'unreadable'
  const step = timeStepOf(secret, code)
  if (step === undefined) return 'wrong'
  const used = await db
    .updateTable('totp_secrets')
    .set({ last_step: step, used_at: now })
    .where('account_id', '=', accountId)
    .where('secret', '=', sealed)
    .where('last_step', '<', step)
    .returning('account_id')
    .execute()
  return used.length ? 'right' : 'used'
}

async function readSealedSecret(db: Database, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('totp_secrets')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.secret
}

/** Returns whether an account's app secret was sealed with a different server secret. */
export async function isTotpUnreadable(
  db: Database,
  { open }: TotpSeal,
  accountId: string,
): Promise<boolean> {
  const sealed = await readSealedSecret(db, accountId)
  return sealed !== undefined && open(sealed, accountId) === undefined
}
