import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { alwaysHasValue } from '#resource/kinds/alwaysHasValue.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Derivation, Derivations, ReadContext } from '#resource/kinds/kind.ts'
import { isHidden, publicCondition } from '#resource/kinds/relations.ts'
import { isIndexed } from './tables/syncTables.ts'

export type SqlCondition = {
  readonly sql: (reading: ReadContext, value: string) => string
  readonly value: unknown
  readonly field?: Field
  /** so many matches are enough, whichever they are, because comparing each record takes long */
  readonly maxMatches?: number
}

/** Derivations by catalogue, because behaviours are created once per catalogue. */
const derivations = new WeakMap<Catalogue, Derivations>()

export const registerDerivations = (
  catalogue: Catalogue,
  catalogueDerivations: Derivations,
): void => void derivations.set(catalogue, catalogueDerivations)

export const derivationOf = (catalogue: Catalogue, field: Field): Derivation | undefined =>
  derivations.get(catalogue)?.get(field)

/** The parts of a context that the SQL depends on. */
export type ReadingView = Pick<ReadContext, 'language' | 'isPublic' | 'hiddenNames'>

/** Returns a key; views with the same key use the same SQL. */
export const viewKey = ({ language, isPublic, hiddenNames }: ReadingView): string =>
  `${language}|${isPublic}|${hiddenNames ? [...hiddenNames].join() : ''}`

export const readingOf = (
  catalogue: Catalogue,
  { language, isPublic, hiddenNames }: ReadingView,
): ReadContext => {
  const derived = derivations.get(catalogue)
  return {
    alias: 'a',
    language,
    isPublic,
    catalogue,
    ...(hiddenNames && { hiddenNames }),
    ...(derived && { derived }),
  }
}

/** Replaces the prefix `@@__` of join tables, as field kinds do not know the owning table. */
export const qualifyJoinTables = (resource: Resource, sql: string): string =>
  sql.replaceAll('@@__', `${resource.table}__`)

const selectOf = (field: Field, reading: ReadContext): string =>
  isHidden(field, reading)
    ? 'null'
    : field.translatable
      ? `a.${field.column}`
      : kinds[field.kind].select(field, reading)

/** Returns the SQL expressions of a record: system columns, then the requested fields. */
export function recordColumns(
  resource: Resource,
  fields: readonly Field[],
  reading: ReadContext,
): string {
  return qualifyJoinTables(
    resource,
    [
      'a.id as "_id"',
      'a.version',
      'a.created_at as "createdAt"',
      'a.updated_at as "updatedAt"',
      ...fields.map((field) => `${selectOf(field, reading)} as "${field.name}"`),
      ...(resource.translatable.length && !reading.isPublic
        ? ['a.missing_languages as "_missing"', 'a.outdated_languages as "_outdated"']
        : []),
    ].join(', '),
  )
}

const systemColumns = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'search_text',
  'missing_languages',
  'outdated_languages',
  'translated_at',
]

/** Returns the columns that `recordColumns` reads. */
export function storedColumns(
  resource: Resource,
  fields: readonly Field[],
  derived?: Derivations,
): string {
  const sourceFields = fields.flatMap((field) => derived?.get(field)?.from ?? [])
  const allFields = [...fields, ...sourceFields.flatMap((name) => resource.field[name] ?? [])]
  const names = allFields.flatMap((field) => columnsOf(field).map(({ name }) => name))
  return [...new Set([...systemColumns, ...names])].map((name) => `a.${name}`).join(', ')
}

/** Returns the `where` clause of conditions; placeholders start at `$first`. */
export function whereClause(
  resource: Resource,
  conditions: readonly SqlCondition[],
  reading: ReadContext,
  first = 1,
): string {
  const clauses = conditions.map(({ sql }, index) => sql(reading, `$${first + index}`))
  const visibility = `true${publicCondition(resource, reading)}`
  const maxMatches = maxMatchesOf(conditions)
  if (!maxMatches)
    return qualifyJoinTables(resource, `where ${[...clauses, visibility].join(' and ')}`)
  const isDerived = conditions.map(({ field }) => field && reading.derived?.has(field))
  const stored = [...clauses.filter((_, index) => !isDerived[index]), visibility]
  const derived = clauses.filter((_, index) => isDerived[index])
  return qualifyJoinTables(
    resource,
    `where a.id in (${someMatches(resource, { stored, derived, maxMatches })})`,
  )
}

/**
 * For a limit PostgreSQL reads the table, which compares more records than the index does; what is
 * materialized is planned without it, and still ends with it. Derived values take longer still, so
 * they are computed for only some of the records that match otherwise.
 */
function someMatches({ table }: Resource, { stored, derived, maxMatches }: Matches): string {
  const found = `with found as materialized (select a.id from ${table} a where ${stored.join(' and ')})`
  if (!derived.length) return `${found} select id from found limit ${maxMatches}`
  return `${found},
    compared as materialized (select id from found limit ${comparedPerMatch * maxMatches}),
    kept as materialized (select a.id from compared join ${table} a on a.id = compared.id where ${derived.join(' and ')})
    select id from kept limit ${maxMatches}`
}

type Matches = {
  readonly stored: readonly string[]
  readonly derived: readonly string[]
  readonly maxMatches: number
}

/** For each match that is enough, so many records are compared by derived values. */
const comparedPerMatch = 5

const maxMatchesOf = (conditions: readonly SqlCondition[]): number | undefined =>
  conditions.find((each) => each.maxMatches)?.maxMatches

/** Returns the fields of conditions that may come from a join, which a limit's subselect lacks. */
export const joinableFields = (conditions: readonly SqlCondition[]): readonly Field[] =>
  maxMatchesOf(conditions) ? [] : conditions.flatMap(({ field }) => field ?? [])

/** The order of a list; `hasSeparateNulls`: an index has it, where those without a value are apart. */
export type SortOrder = {
  readonly key: string
  readonly direction: 'asc' | 'desc'
  readonly nulls: '' | ' nulls last'
  readonly hasSeparateNulls: boolean
}

export function orderOf(resource: Resource, sort: string, reading: ReadContext): SortOrder {
  const name = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const field = resource.field[name]
  if (!field) {
    const system = { createdAt: 'a.created_at', updatedAt: 'a.updated_at' }[name]
    return { key: system ?? 'a.created_at', direction, nulls: '', hasSeparateNulls: false }
  }
  const isNullableField = isNullable(field) && !reading.derived?.get(field)?.isRequired
  return {
    key: kinds[field.kind].sortSql(field, reading),
    direction,
    nulls: isNullableField ? ' nulls last' : '',
    hasSeparateNulls: isNullableField && isIndexed(resource, field),
  }
}

/** A missing translated text sorts as an empty text. */
const isNullable = (field: Field): boolean =>
  !field.required && !field.translatable && !alwaysHasValue(field)

/** Replaces derived fields by joins where possible, for statements over all records. */
export function joinDerived(
  reading: ReadContext,
  fields: readonly Field[],
  among?: (id: string) => string,
): { readonly reading: ReadContext; readonly joins: string } {
  const { alias, derived = new Map<Field, Derivation>() } = reading
  const joins = fields.flatMap((field) => {
    const derivation = derived.get(field)
    const join = derivation?.joined?.(alias, among)
    return derivation && join ? [{ field, derivation, join }] : []
  })
  if (!joins.length) return { reading, joins: '' }
  const joinedDerivations = joins.map(({ field, derivation, join }): [Field, Derivation] => [
    field,
    { ...derivation, sql: () => join.value },
  ])
  return {
    reading: { ...reading, derived: new Map([...derived, ...joinedDerivations]) },
    joins: [...new Set(joins.map(({ join }) => ` ${join.from}`))].join(''),
  }
}
