import type { FastifyRequest } from 'fastify'
import {
  addressKey,
  perMailbox,
  perMailboxDay,
  type RateLimit,
} from '#server/accounts/rateLimits.ts'
import { enforceLimit } from '#server/accounts/accountParts.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Requests from one address: an office shares one. */
const perRequestAddress: RateLimit = { max: 30, minutes: 60 }
/** Requests of one account, and what it says about them. */
const perBuyer: RateLimit = { max: 60, minutes: 60 }

/** Counts a request of this address; before anything else. */
export const limitAddress = (db: Database, request: FastifyRequest) =>
  enforceLimit(
    { db },
    request,
    `request address ${addressKey(request.ip)}`,
    perRequestAddress,
    'request',
  )

/** Counts a mail that somebody causes to an address they may not own. */
export async function limitMailbox(
  db: Database,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  for (const limit of [perMailbox, perMailboxDay])
    await enforceLimit({ db }, request, `request ${limit.minutes} ${email}`, limit, email)
}

/** What is said about one request by its link. */
export const limitGuest = (db: Database, request: FastifyRequest, id: string) =>
  enforceLimit({ db }, request, `request guest ${id}`, perBuyer, 'request link')

export const limitBuyer = (
  db: Database,
  request: FastifyRequest,
  { id, email }: { readonly id: string; readonly email: string },
) => enforceLimit({ db }, request, `request account ${id}`, perBuyer, email)
