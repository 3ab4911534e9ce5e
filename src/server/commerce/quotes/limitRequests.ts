import type { FastifyRequest } from 'fastify'
import {
  addressKey,
  perMailbox,
  perMailboxDay,
  type RateLimit,
} from '#server/accounts/rateLimits.ts'
import { enforceLimit } from '#server/accounts/enforceRateLimits.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Requests from one address; an office may share one. */
const perRequestAddress: RateLimit = { max: 30, minutes: 60 }
const perBuyer: RateLimit = { max: 60, minutes: 60 }

/** Counts a request from this address, before anything else is checked. */
export const limitAddress = (db: Database, { ip }: FastifyRequest) =>
  enforceLimit(db, `request address ${addressKey(ip)}`, perRequestAddress, 'request')

/** Counts a mail triggered to an address that the requester may not own. */
export async function limitMailbox(db: Database, email: string): Promise<void> {
  for (const limit of [perMailbox, perMailboxDay])
    await enforceLimit(db, `request ${limit.minutes} ${email}`, limit, email)
}

export const limitGuest = (db: Database, id: string) =>
  enforceLimit(db, `request guest ${id}`, perBuyer, 'request link')

export const limitBuyer = (
  db: Database,
  { id, email }: { readonly id: string; readonly email: string },
) => enforceLimit(db, `request account ${id}`, perBuyer, email)
