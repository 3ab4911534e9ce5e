import { refuse } from '#domain/problem.ts'
import { ownerPath, rowScopeFor } from '#resource/access.ts'
import { isForBrandsSql } from '#resource/kinds/brands.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { run } from '#server/platform/database/database.ts'
import type { Context } from './context.ts'
import type { ListQuery } from './listQuery.ts'
import { readingOf, whereClause } from './statements.ts'

type Conditions = ListQuery['conditions']
type Sql = Conditions[number]['sql']

/** What limits somebody to the records that are theirs, and of this shop; nothing where they meet all of them. */
export type RowConditions = (context: Pick<Context, 'identity' | 'brand'>) => Conditions

export function rowConditions(resource: Resource, catalogue: Catalogue): RowConditions {
  const paths = new Map<string, Sql>()
  const sqlFor = (path: string): Sql => {
    const known = paths.get(path) ?? pathSql(resource, catalogue, path)
    paths.set(path, known)
    return known
  }
  const ofBrand = brandSql(resource, catalogue, 'a')
  return ({ identity, brand }) => {
    const inShop: Conditions =
      brand !== undefined && ofBrand
        ? [{ key: ' brand', value: brand, sql: (_, value) => ofBrand(value) }]
        : []
    const rows = rowScopeFor(identity, resource)
    if (rows === 'all') return inShop
    if (rows === 'none')
      return [{ key: ' none', value: null, sql: (_, value) => `${value}::text is not null` }]
    const own = rows.map(({ path, value }) => ({ key: ` ${path}`, value, sql: sqlFor(path) }))
    return [...own, ...inShop]
  }
}

/** Whether a record belongs to a brand, by itself or by the one that it follows; undefined where none does. */
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

/** `_id`, `company` or `tenant.company` as a comparison of the record `a` with an id. */
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

/** Within a write: a record that is not one's own does not exist. */
export async function matchesRowScope(
  resource: Resource,
  catalogue: Catalogue,
  { id, conditions }: { id: string; conditions: Conditions },
  context: Context,
): Promise<boolean> {
  if (!conditions.length) return true
  const own = { value: id, sql: (_: unknown, value: string) => `a.id = ${value}::uuid` }
  const all = [own, ...conditions]
  const where = whereClause(resource, all, readingOf(catalogue, context))
  const values = all.map(({ value }) => value)
  const { rows } = await run(context.db, `select 1 from ${resource.table} a ${where}`, values)
  return rows.length === 1
}

/** What somebody writes must be theirs afterwards too. */
export const assertRowScope = (own: boolean): void => {
  if (!own) throw refuse('forbidden')
}
