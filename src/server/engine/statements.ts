import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Derivation, Derivations, Reading } from '#resource/kinds/kind.ts'
import { isHidden, publicCondition } from '#resource/kinds/relations.ts'
import { isIndexed } from './tables/sync.ts'

export type Condition = {
  readonly sql: (reading: Reading, value: string) => string
  readonly value: unknown
}

/** Behaviours are made once per catalogue; whoever reads it finds there what they said. */
const derivations = new WeakMap<Catalogue, Derivations>()

export const registerDerivations = (catalogue: Catalogue, derived: Derivations): void =>
  void derivations.set(catalogue, derived)

/** Of a context, what decides which SQL is sent. */
export type View = Pick<Reading, 'language' | 'publicly' | 'hides'>

/** Two views with one key send the same SQL. */
export const viewKey = ({ language, publicly, hides }: View): string =>
  `${language}|${publicly}|${hides ? [...hides].join() : ''}`

export const readingOf = (catalogue: Catalogue, { language, publicly, hides }: View): Reading => {
  const derived = derivations.get(catalogue)
  return {
    alias: 'a',
    language,
    publicly,
    catalogue,
    ...(hides && { hides }),
    ...(derived && { derived }),
  }
}

/** Kinds write `@@__field` for a join table, because only here is the owning table known. */
export const qualifyJoinTables = (resource: Resource, sql: string): string =>
  sql.replaceAll('@@__', `${resource.table}__`)

const selectOf = (field: Field, reading: Reading): string =>
  isHidden(field, reading)
    ? 'null'
    : field.translatable
      ? `a.${field.column}`
      : kinds[field.kind].select(field, reading)

/** The expressions of a record: system columns, then the asked fields. */
export function recordColumns(
  resource: Resource,
  fields: readonly Field[],
  reading: Reading,
): string {
  return qualifyJoinTables(
    resource,
    [
      'a.id as "_id"',
      'a.version',
      'a.created_at as "createdAt"',
      'a.updated_at as "updatedAt"',
      ...fields.map((field) => `${selectOf(field, reading)} as "${field.name}"`),
      ...(resource.translatable.length && !reading.publicly
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

/** The columns that `recordColumns` reads. */
export function storedColumns(
  resource: Resource,
  fields: readonly Field[],
  derived?: Derivations,
): string {
  const followed = fields.flatMap((field) => derived?.get(field)?.from ?? [])
  const all = [...fields, ...followed.flatMap((name) => resource.field[name] ?? [])]
  const names = all.flatMap((field) => columnsOf(field).map(({ name }) => name))
  return [...new Set([...systemColumns, ...names])].map((name) => `a.${name}`).join(', ')
}

/** `where` with its conditions, starting at placeholder `$first`. */
export function whereClause(
  resource: Resource,
  conditions: readonly Condition[],
  reading: Reading,
  first = 1,
): string {
  const clauses = conditions.map(({ sql }, index) => sql(reading, `$${first + index}`))
  const sql = [...clauses, `true${publicCondition(resource, reading)}`].join(' and ')
  return qualifyJoinTables(resource, `where ${sql}`)
}

/** What a list is ordered by; `apart`: an index has its order, but for the records that lack the value. */
export type Order = {
  readonly key: string
  readonly direction: 'asc' | 'desc'
  readonly nulls: '' | ' nulls last'
  readonly hasSeparateNulls: boolean
}

export function orderOf(resource: Resource, sort: string, reading: Reading): Order {
  const name = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const field = resource.field[name]
  if (!field) {
    const system = { createdAt: 'a.created_at', updatedAt: 'a.updated_at' }[name]
    return { key: system ?? 'a.created_at', direction, nulls: '', hasSeparateNulls: false }
  }
  const lacks = mayLack(field)
  return {
    key: kinds[field.kind].compare(field, reading),
    direction,
    nulls: lacks ? ' nulls last' : '',
    hasSeparateNulls: lacks && direction === 'desc' && isIndexed(resource, field),
  }
}

/** A flag always says something, and a translated text is compared as no text at all where there is none. */
const mayLack = ({ required, kind, translatable }: Field): boolean =>
  !required && !translatable && kind !== 'flag'

/** Ties are broken by id, so that pages never overlap. */
export function orderClause(resource: Resource, sort: string, reading: Reading): string {
  const { key, direction, nulls } = orderOf(resource, sort, reading)
  return `order by ${key} ${direction}${nulls}, a.id ${direction}`
}

/** Where all records are looked at, what is derived of each is joined to them where that is told. */
export function joinDerived(
  reading: Reading,
  fields: readonly Field[],
): { readonly reading: Reading; readonly joins: string } {
  const { alias, derived = new Map<Field, Derivation>() } = reading
  const found = fields.flatMap((field) => {
    const derivation = derived.get(field)
    const join = derivation?.joined?.(alias)
    return derivation && join ? [{ field, derivation, join }] : []
  })
  if (!found.length) return { reading, joins: '' }
  const replaced = found.map(({ field, derivation, join }): [Field, Derivation] => [
    field,
    { ...derivation, sql: () => join.value },
  ])
  return {
    reading: { ...reading, derived: new Map([...derived, ...replaced]) },
    joins: [...new Set(found.map(({ join }) => ` ${join.from}`))].join(''),
  }
}
