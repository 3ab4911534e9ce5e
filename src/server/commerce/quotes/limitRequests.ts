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
/** Requests and messages of one account. */
const perBuyer: RateLimit = { max: 60, minutes: 60 }

/** Counts a request from this address, before anything else is checked. */
export const limitAddress = (db: Database, request: FastifyRequest) =>
  enforceLimit(
    { db },
    request,
    `request address ${addressKey(request.ip)}`,
    perRequestAddress,
    'request',
  )

/** Counts a mail triggered to an address that the requester may not own. */
export async function limitMailbox(
  db: Database,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  for (const limit of [perMailbox, perMailboxDay])
    await enforceLimit({ db }, request, `request ${limit.minutes} ${email}`, limit, email)
}

/** Counts the messages to one request by its link. */
export const limitGuest = (db: Database, request: FastifyRequest, id: string) =>
  enforceLimit({ db }, request, `request guest ${id}`, perBuyer, 'request link')

export const limitBuyer = (
  db: Database,
  request: FastifyRequest,
  { id, email }: { readonly id: string; readonly email: string },
) => enforceLimit({ db }, request, `request account ${id}`, perBuyer, email)
