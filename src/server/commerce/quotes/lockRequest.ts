import type { Language } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { lockRow } from '#server/platform/database/lockRow.ts'
import type { RequestStatus } from './requestLifecycle.ts'

export type OfferedLine = {
  readonly product: string
  readonly code: string
  readonly quantity: number
  readonly unitPrice: number
}

export type RequestRow = {
  readonly id: string
  /** the brand it was sent to */
  readonly brand: string | null
  readonly number: string
  readonly type: 'quote' | 'contact'
  readonly status: RequestStatus
  readonly version: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** of guests; null: the sender was signed in, or asked for no quote */
  readonly emailConfirmation: 'waiting' | 'confirmed' | null
  readonly country: string | null
  readonly message: string | null
  readonly language: Language
  readonly customer: string | null
  readonly company: string | null
  readonly tenant: string | null
  readonly round: number
  readonly lines: readonly OfferedLine[]
  readonly total: number | null
  readonly currency: Currency | null
  /** ISO 8601, like `at`, the current time of the database */
  readonly validUntil: string | null
  readonly at: string
  readonly order: string | null
  /** codes of the requested products */
  readonly codes: readonly string[]
}

const isoSql = (timestamp: string) =>
  `to_char(${timestamp} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const requestQuery = `
select r.id, r.brand, r.number, r.type, r.status, r.version, r.first_name as "firstName", r.last_name as "lastName",
  r.email, r.email_confirmation as "emailConfirmation", r.country, r.message, r.language, r.customer, r.company, r.tenant, coalesce(r.round, 0) as round,
  r.total, r.total_currency as currency, ${isoSql('r.valid_until')} as "validUntil", ${isoSql('now()')} as at, r.order_ as "order",
  coalesce((select json_agg(json_build_object('product', l.target_id, 'code', p.code,
    'quantity', (l.facts->>'quantity')::int, 'unitPrice', (l.facts->'unitPrice'->>'amount')::bigint) order by l.position)
    from requests__lines l join products p on p.id = l.target_id where l.source_id = r.id), '[]') as lines,
  coalesce((select json_agg(p.code) from requests__products l join products p on p.id = l.target_id
    where l.source_id = r.id), '[]') as codes
from requests r where r.id = $1`

/**
 * Returns whether a guest's address still needs confirmation and staff has not taken the request
 * up.
 */
export const isUnconfirmed = ({
  emailConfirmation,
  status,
}: Pick<RequestRow, 'emailConfirmation' | 'status'>): boolean =>
  emailConfirmation === 'waiting' && status === 'submitted'

/** Returns whether the request belongs to an account and not only to the holder of a link. */
export const hasAccount = ({
  customer,
  company,
  tenant,
}: Pick<RequestRow, 'customer' | 'company' | 'tenant'>): boolean =>
  Boolean(customer ?? company ?? tenant)

/** Locks a request until the transaction ends; every change of a request goes through here. */
export async function lockRequest(db: Database, id: string): Promise<RequestRow> {
  await lockRow(db, 'requests', id)
  return readRequest(db, id)
}

/** Reads a request without locking it. Refuses with `not_found`. */
export async function readRequest(db: Database, id: string): Promise<RequestRow> {
  const { rows } = await runSql<RequestRow>(db, requestQuery, [id])
  if (!rows[0]) throw refuse('not_found', { values: { what: nouns.request } })
  return rows[0]
}
