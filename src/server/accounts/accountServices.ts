import type { FastifyRequest } from 'fastify'
import { refuse, refuseField } from '#domain/problem.ts'
import { isStrongPassword } from '#domain/password.ts'
import type { Connection, Database } from '#server/platform/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { Mailer } from '#server/mails/mailer.ts'
import type { BotCheck } from './botCheck.ts'
import type { Codes } from './codes.ts'
import type { FactorServices } from './factors/factors.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { Tokens } from './sessions/tokens.ts'

export type AccountServices = {
  readonly db: Database
  readonly connection: Connection
  readonly engines: Engines
  readonly files: Files
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly codes: Codes
  readonly mailer: Mailer
  readonly botCheck: BotCheck
  readonly factors: FactorServices
  readonly customersEditProfile: (db: Database) => Promise<boolean>
  /**
   * Further effects, in the same transaction, once somebody has proved that they own their email
   * address.
   */
  readonly onEmailVerified: (
    db: Database,
    account: { readonly id: string; readonly email: string },
  ) => Promise<void>
}

/**
 * The context of the system itself, for what a request may trigger without having the permission.
 */
export const systemContext = (
  { db }: Pick<AccountServices, 'db'>,
  { language }: FastifyRequest,
): Context => ({ db, language, isPublic: false, identity: undefined })

/** Requires a solved bot check where the brand has one. Refuses with `bot_check_failed`. */
export async function assertHuman(
  { botCheck, db }: Pick<AccountServices, 'botCheck' | 'db'>,
  { headers }: FastifyRequest,
): Promise<void> {
  const answer = headers['x-bot-check']?.toString()
  if (!(await botCheck.verify(answer, db))) throw refuse('bot_check_failed')
}

export function assertStrongPassword(password: string, field = 'password'): void {
  if (!isStrongPassword(password)) throw refuseField(`/${field}`, 'field.password')
}

/** Refuses an empty tenant id in realms that identify people by tenant. */
export function assertTenantId(tenant: string | undefined): void {
  if (!tenant?.trim()) throw refuseField('/tenant', 'field.tenant')
}
