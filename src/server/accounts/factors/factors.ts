import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import { requiresSecondFactor } from '../requiresSecondFactor.ts'
import type { PasskeyHosts } from './passkeyHosts.ts'
import type { RecoveryCodes } from './recoveryCodes.ts'
import type { TotpSeal } from './totp.ts'

export const factorMethods = ['totp', 'passkey', 'recovery'] as const
export type FactorMethod = (typeof factorMethods)[number]

export type FactorServices = {
  readonly totp: TotpSeal
  readonly recovery: RecoveryCodes
  readonly hosts: PasskeyHosts
  /** the shop's name in authenticator apps */
  readonly shopName: (request: FastifyRequest) => string
}

type FactorCounts = {
  readonly totp: number
  readonly passkeys: number
  readonly here: number
  readonly codes: number
}

/** Counts the factors of an account, and its passkeys for a host. */
async function countFactors(db: Database, accountId: string, host: string): Promise<FactorCounts> {
  const { rows } = await runSql<FactorCounts>(
    db,
    `select (select count(*) from totp_secrets where account_id = $1) as totp,
       (select count(*) from passkeys where account_id = $1) as passkeys,
       (select count(*) from passkeys where account_id = $1 and host = $2) as here,
       (select count(*) from recovery_codes where account_id = $1 and used_at is null) as codes`,
    [accountId, host],
  )
  return rows[0] ?? { totp: 0, passkeys: 0, here: 0, codes: 0 }
}

/** Returns the available second-factor methods at a host; undefined: the account has no factor. */
export async function methodsOf(
  db: Database,
  accountId: string,
  host: string | undefined,
): Promise<FactorMethod[] | undefined> {
  const { totp, passkeys, here, codes } = await countFactors(db, accountId, host ?? '')
  if (!totp && !passkeys) return undefined
  const countByMethod = { totp, passkey: here, recovery: codes }
  return factorMethods.filter((method) => countByMethod[method] > 0)
}

export const hasFactor = async (db: Database, accountId: string): Promise<boolean> =>
  (await methodsOf(db, accountId, undefined)) !== undefined

/** Returns whether an account has to enrol a factor before it can continue. */
export const mustEnrolFactor = async (db: Database, accountId: string): Promise<boolean> =>
  (await requiresSecondFactor(db)) && !(await hasFactor(db, accountId))

/** Ends all CMS sessions of accounts without a factor, once one is required. */
export const endSessionsWithoutFactor = (db: Database) =>
  db
    .updateTable('sessions as s')
    .set({ revoked_at: now })
    .where('s.audience', '=', 'cms')
    .where('s.revoked_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('totp_secrets as t').whereRef('t.account_id', '=', 's.account_id')),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('passkeys as p').whereRef('p.account_id', '=', 's.account_id')),
      ),
    )
    .execute()

/** Serializes changes to an account's factors, so that the last one cannot be removed twice. */
export const lockFactors = (db: Database, accountId: string) =>
  db.selectFrom('accounts').where('id', '=', accountId).forUpdate().execute()

/**
 * Deletes the recovery codes once no factor is left; throws `second_factor_demanded` if one is
 * required.
 */
export async function finishRemoval(db: Database, accountId: string): Promise<void> {
  if (await hasFactor(db, accountId)) return
  if (await requiresSecondFactor(db)) throw refuse('second_factor_demanded')
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
}

/** Removes all factors, codes and pending steps; returns whether there was a factor. */
export async function removeFactors(db: Database, accountId: string): Promise<boolean> {
  await lockFactors(db, accountId)
  const hadFactor = await hasFactor(db, accountId)
  for (const table of ['passkeys', 'totp_secrets', 'recovery_codes', 'factor_challenges'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute()
  return hadFactor
}

export async function listFactors(db: Database, accountId: string) {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id as _id', 'name', 'host', 'created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const totp = await db
    .selectFrom('totp_secrets')
    .select(['created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const codes = await runSql<{ left: number; createdAt: string }>(
    db,
    `select count(*) filter (where used_at is null) as left, min(created_at) as "createdAt"
     from recovery_codes where account_id = $1 having count(*) > 0`,
    [accountId],
  )
  return {
    passkeys,
    totp: totp ?? null,
    recoveryCodes: codes.rows[0] ?? null,
  }
}
