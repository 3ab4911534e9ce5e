import { refuse } from '#domain/problem.ts'
import { ownerPath, rowScopeFor } from '#resource/access.ts'
import { isForBrandsSql } from '#resource/kinds/brands.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context } from './context.ts'
import type { ListQuery } from './lists/listQuery.ts'
import { readingOf, whereClause } from './statements.ts'

type Conditions = ListQuery['conditions']
type Sql = Conditions[number]['sql']

/**
 * Returns the conditions that limit the caller to their own records and those of the brand; empty
 * if they see all.
 */
export type RowConditions = (context: Pick<Context, 'identity' | 'brand'>) => Conditions

export function rowConditions(resource: Resource, catalogue: Catalogue): RowConditions {
  const paths = new Map<string, Sql>()
  const sqlFor = (path: string): Sql => {
    const existing = paths.get(path) ?? pathSql(resource, catalogue, path)
    paths.set(path, existing)
    return existing
  }
  const brandCondition = brandSql(resource, catalogue, 'a')
  return ({ identity, brand }) => {
    const brandConditions: Conditions =
      brand !== undefined && brandCondition
        ? [{ key: ' brand', value: brand, sql: (_, value) => brandCondition(value) }]
        : []
    const rows = rowScopeFor(identity, resource)
    if (rows === 'all') return brandConditions
    if (rows === 'none')
      return [{ key: ' none', value: null, sql: (_, value) => `${value}::text is not null` }]
    const ownConditions = rows.map(({ path, value }) => ({
      key: ` ${path}`,
      value,
      sql: sqlFor(path),
    }))
    return [...ownConditions, ...brandConditions]
  }
}

/**
 * Returns SQL that checks the brand of a record, its own or that of the record it follows;
 * undefined without a brand.
 */
function brandSql(
  { brands, brandOf, field }: Resource,
  catalogue: Catalogue,
  alias: string,
): ((value: string) => string) | undefined {
  if (brands === 'one') return (value) => `${alias}.brand = ${value}::text`
  if (brands === 'several')
    return (value) => isForBrandsSql(`${alias}.brands`, `array[${value}]::text[]`)
  const relation = field[brandOf ?? '']
  const target = catalogue.get(relation?.target ?? '')
  const further = target && brandSql(target, catalogue, `${alias}t`)
  if (!relation || !further) return undefined
  const column = `${alias}.${relation.column}`
  return (value) =>
    `(${column} is null or ${column} in (select ${alias}t.id from ${target.table} ${alias}t where ${further(value)}))`
}

/** Returns SQL that compares `_id`, `owner` or `room.owner` of the record `a` with an id. */
function pathSql(resource: Resource, catalogue: Catalogue, path: string): Sql {
  if (path === ownerPath) return (_, value) => `a.owner_id = ${value}::uuid`
  if (path === '_id') return (_, value) => `a.id = ${value}::uuid`
  const [name = '', further] = path.split('.')
  const field = resource.field[name]
  if (further === undefined) return (_, value) => `a.${field?.column} = ${value}::uuid`
  const target = catalogue.get(field?.target ?? '')
  const column = target?.field[further]?.column
  return (_, value) =>
    `a.${field?.column} in (select t.id from ${target?.table} t where t.${column} = ${value}::uuid)`
}

export const idsCondition = (ids: readonly string[]): Conditions[number] => ({
  key: ' ids',
  value: ids,
  sql: (_, value) => `a.id = any(${value}::uuid[])`,
})

type ScopedIds = { readonly ids: readonly string[]; readonly conditions: Conditions }

/** Returns those of the ids whose records exist and match the conditions. */
export async function selectMatchingIds(
  resource: Resource,
  catalogue: Catalogue,
  { ids, conditions }: ScopedIds,
  context: Context,
): Promise<ReadonlySet<string>> {
  const allConditions = [idsCondition(ids), ...conditions]
  const where = whereClause(resource, allConditions, readingOf(catalogue, context))
  const { rows } = await runSql<{ id: string }>(
    context.db,
    `select a.id from ${resource.table} a ${where}`,
    allConditions.map(({ value }) => value),
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether records are in the caller's scope; within a write, others do not exist. */
export const matchesRowScope = async (
  resource: Resource,
  catalogue: Catalogue,
  scoped: ScopedIds,
  context: Context,
): Promise<boolean> =>
  !scoped.conditions.length ||
  (await selectMatchingIds(resource, catalogue, scoped, context)).size === scoped.ids.length

/** Throws `forbidden` if a record is not in the caller's scope after the write. */
export const assertRowScope = (isInScope: boolean): void => {
  if (!isInScope) throw refuse('forbidden')
}
