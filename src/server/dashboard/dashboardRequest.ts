import type { Language } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import { canAccess } from '#resource/access.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Account } from '#server/http/requestAccount.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine, Engines } from '#server/engine/engine.ts'
import { guardQuery } from '#server/engine/guard.ts'
import { rowConditions } from '#server/engine/rowScope.ts'
import { readingOf, whereClause } from '#server/engine/statements.ts'
import type { Period } from './period.ts'

/** Who asks for a dashboard, and for which time. */
export type DashboardRequest = {
  readonly engines: Engines
  readonly catalogue: Catalogue
  readonly account: Account
  readonly context: Context
  readonly period: Period
  readonly currency: Currency
  /** that the shop offers */
  readonly languages: readonly Language[]
  /** ISO 8601 */
  readonly now: string
}

/** How many records stand in a part; its count says how many there are. */
export const maxShown = 5

/** A resource, for whoever may read it. */
export function readableEngine(
  { engines, account }: DashboardRequest,
  name: string,
): Engine | undefined {
  const engine = engines.get(name)
  return engine && canAccess(account, engine.resource, 'read') ? engine : undefined
}

export type DashboardPart = { readonly count: number; readonly records: readonly Row[] }

/** The first records of a list and how many it has: just what the list itself would show. */
export async function readPart(
  { account, context }: DashboardRequest,
  { resource, query, list }: Engine,
  parameters: Row & { readonly fields: string },
): Promise<DashboardPart> {
  const guardedQuery = guardQuery(resource, query({ limit: maxShown, ...parameters }), account)
  const { data, meta } = await list(guardedQuery, context)
  return { count: meta.total ?? 0, records: data }
}

/** A `where` that leaves the records `a` of a list that somebody meets, and its values. */
export type SqlFilter = { readonly sql: string; readonly values: readonly unknown[] }

/** By the filters of the list; placeholders begin with `$first`. */
export function listFilter(
  { catalogue, context }: DashboardRequest,
  { resource, query }: Engine,
  filters: Row = {},
  first = 1,
): SqlFilter {
  const conditions = [...query(filters).conditions, ...rowConditions(resource, catalogue)(context)]
  return {
    sql: whereClause(resource, conditions, readingOf(catalogue, context), first),
    values: conditions.map(({ value }) => value),
  }
}
