import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { isStrong } from '#domain/password.ts'
import type { Connection, Database } from '../database/database.ts'
import type { Context } from '../engine/context.ts'
import type { Engines } from '../engine/engine.ts'
import type { Files } from '../files/files.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { BotCheck } from './botCheck.ts'
import type { Codes } from './codes.ts'
import { countTry, perAddress, type Limit } from './limits.ts'
import { audit } from './audit.ts'
import type { Sessions, Visitor } from './sessions.ts'
import type { Tokens } from './tokens.ts'

/** What every route of the accounts is made from. */
export type AccountParts = {
  readonly db: Database
  readonly connection: Connection
  readonly engines: Engines
  readonly files: Files
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly codes: Codes
  readonly mailer: Mailer
  readonly botCheck: BotCheck
}

export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  ip,
  device: (headers['user-agent'] ?? '').slice(0, 255),
})

/** As the product itself, for what somebody may cause but not do. */
export const systemContext = (
  { db }: Pick<AccountParts, 'db'>,
  { language }: FastifyRequest,
): Context => ({ db, language, publicly: false, identity: undefined })

export async function demandHuman(
  { botCheck, db }: Pick<AccountParts, 'botCheck' | 'db'>,
  { headers }: FastifyRequest,
): Promise<void> {
  const answer = headers['x-bot-check']?.toString()
  if (!(await botCheck.passes(answer, db))) throw refuse('bot_check_failed')
}

/** Counts a try of this address and of this subject; whoever tries too much is told how long to wait. */
export async function limitTries(
  { db }: Pick<AccountParts, 'db'>,
  request: FastifyRequest,
  { what, subject, limit }: { what: string; subject: string; limit: Limit },
): Promise<void> {
  try {
    await countTry(db, `${what} address ${request.ip}`, perAddress)
    await countTry(db, `${what} account ${subject}`, limit)
  } catch (error) {
    const [, email = ''] = subject.split(' ')
    await audit(db, {
      event: 'too_many_attempts',
      email,
      details: what,
      visitor: visitorOf(request),
    })
    throw error
  }
}

export function demandStrong(password: string, field = 'password'): void {
  if (!isStrong(password))
    throw refuse('validation', { fields: { [`/${field}`]: { key: 'field.password' } } })
}
