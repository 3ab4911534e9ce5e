import type { Language } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import { canAccess } from '#resource/access.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Account } from '#server/http/requestAccount.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine, Engines } from '#server/engine/engine.ts'
import { guardQuery } from '#server/engine/writes/guard.ts'
import { rowConditions } from '#server/engine/rowScope.ts'
import { readingOf, whereClause } from '#server/engine/statements.ts'
import type { Period } from './period.ts'

export type DashboardRequest = {
  readonly engines: Engines
  readonly catalogue: Catalogue
  readonly account: Account
  readonly context: Context
  readonly period: Period
  readonly currency: Currency
  readonly languages: readonly Language[]
  /** ISO 8601 */
  readonly now: string
}

/** The number of records that a part lists; its count is the total. */
export const maxShown = 5

/** Returns the engine of a resource, or undefined if the caller may not read it. */
export function readableEngine(
  { engines, account }: DashboardRequest,
  name: string,
): Engine | undefined {
  const engine = engines.get(name)
  return engine && canAccess(account, engine.resource, 'read') ? engine : undefined
}

export type DashboardPart = { readonly count: number; readonly records: readonly Row[] }

/** Returns the first records of a list and its total, exactly as the list itself would. */
export async function readPart(
  { account, context }: DashboardRequest,
  { resource, query, list }: Engine,
  parameters: Row & { readonly fields: string },
): Promise<DashboardPart> {
  const guardedQuery = guardQuery(resource, query({ limit: maxShown, ...parameters }), account)
  const { data, meta } = await list(guardedQuery, context)
  return { count: meta.total ?? 0, records: data }
}

/** A `where` clause for the records `a` of a list in the caller's scope, with its values. */
export type SqlFilter = { readonly sql: string; readonly values: readonly unknown[] }

/** Builds a clause from the filters of a list; placeholders start at `$first`. */
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
