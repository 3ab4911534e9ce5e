import { alwaysHasValue } from '#resource/kinds/alwaysHasValue.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { plainKindOf } from '#resource/kinds/plainKindOf.ts'
import type { ReadContext } from '#resource/kinds/kind.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { isIndexed, joinTable } from '#server/engine/tables/syncTables.ts'
import { readingOf } from '#server/engine/statements.ts'
import { handWrittenTotals } from './handWrittenTotals.ts'
import type { ListCase } from './listCases.ts'

/** The hand-written statements for one list; `$1` is the value of its filter, if it has one. */
export type ListStatements = {
  readonly count: string
  /** limit and offset are its last parameters */
  readonly page: string
  /** the same records, counted from the last one */
  readonly pageFromEnd: string
  /** the page and its total in one statement */
  readonly pageWithCount: string
}

export function handWrittenSql(
  { resource, filter, sort }: ListCase,
  names: readonly string[],
  catalogue: Catalogue,
): ListStatements {
  const { table } = resource
  const reading = readingOf(catalogue, { language: 'en', isPublic: false })
  const fields = resource.fields.filter(({ name }) => names.includes(name))
  const [limit, offset] = filter ? ['$2', '$3'] : ['$1', '$2']
  const filterClause = filter
    ? condition(resource, filter.field, reading)
    : { join: '', sql: 'true' }
  const sortKey = sortKeyOf(resource, sort, reading)
  const selection = selectColumns(resource, fields, reading)
  const recordsSql = (backwards: boolean): string => {
    const join =
      sortKey.join === filterClause.join ? sortKey.join : `${filterClause.join} ${sortKey.join}`
    const from = `select a.id, ${sortKey.sql} as k from ${table} a ${join} where ${filterClause.sql}`
    const bounds = `limit ${limit} offset ${offset}`
    const orderClause = orderBy(sortKey, sortKey.sql, 'a.id', backwards)
    if (!sortKey.hasSeparateNulls) return `${from} ${orderClause} ${bounds}`
    // The parts are read in order; the second one only if the first does not fill the page.
    const direction = backwards ? 'asc' : 'desc'
    const withValueSql = `(${from} and ${sortKey.sql} is not null order by ${sortKey.sql} ${direction}, a.id ${direction})`
    const withoutValueSql = `(${from} and ${sortKey.sql} is null order by a.id ${direction})`
    return `select * from (${(backwards ? [withoutValueSql, withValueSql] : [withValueSql, withoutValueSql]).join(' union all ')}) u ${bounds}`
  }
  const count = `select count(*) as total from ${table} a ${filterClause.join} where ${filterClause.sql}`
  const pageSql = (backwards: boolean, extraColumns = ''): string =>
    `select ${selection.columns}${extraColumns} from (${recordsSql(backwards)}) f join ${table} a on a.id = f.id ${selection.joins}` +
    ` ${orderBy(sortKey, 'f.k', 'f.id', false)}`
  return {
    count,
    page: pageSql(false),
    pageFromEnd: pageSql(true),
    pageWithCount: pageSql(false, `, (${count}) as "_total"`),
  }
}

type SortKey = {
  readonly sql: string
  readonly join: string
  readonly isDescending: boolean
  readonly isNullable: boolean
  /** records without a value are at the other end of the index than in the list */
  readonly hasSeparateNulls: boolean
}

function sortKeyOf(resource: Resource, sort: string, reading: ReadContext): SortKey {
  const name = sort.replace(/^-/, '')
  const isDescending = sort.startsWith('-')
  const field = resource.field[name]
  if (!field) {
    const sql = name === 'updatedAt' ? 'a.updated_at' : 'a.created_at'
    return { sql, join: '', isDescending, isNullable: false, hasSeparateNulls: false }
  }
  const isNullable = !field.required && !field.translatable && !alwaysHasValue(field)
  const derived = reading.derived?.get(field)
  const joined = derived?.joined?.('a')
  return {
    sql: joined?.value ?? kinds[field.kind].sortSql(field, reading),
    join: joined?.from ?? '',
    isDescending,
    isNullable,
    hasSeparateNulls: isNullable && isDescending && isIndexed(resource, field),
  }
}

function orderBy(
  { isDescending, isNullable }: SortKey,
  key: string,
  id: string,
  backwards: boolean,
): string {
  const direction = isDescending === backwards ? 'asc' : 'desc'
  const nulls = isNullable ? ` nulls ${backwards ? 'first' : 'last'}` : ''
  return `order by ${key} ${direction}${nulls}, ${id} ${direction}`
}

function condition(
  resource: Resource,
  field: Field,
  reading: ReadContext,
): { join: string; sql: string } {
  const { requiresTarget, members, isBoolean } = kinds[field.kind]
  if (members) {
    const table = joinTable(resource, field)
    return {
      join: '',
      sql: `exists (select 1 from ${table} j where j.source_id = a.id and j.target_id = $1::uuid)`,
    }
  }
  const joined = reading.derived?.get(field)?.joined?.('a')
  const type = requiresTarget ? 'uuid' : isBoolean ? 'boolean' : 'text'
  const value = joined?.value ?? reading.derived?.get(field)?.sql('a') ?? `a.${field.column}`
  return { join: joined?.from ?? '', sql: `${value} = $1::${type}` }
}

/** The columns of the response, with the referenced records joined. */
function selectColumns(
  resource: Resource,
  fields: readonly Field[],
  reading: ReadContext,
): { columns: string; joins: string } {
  const totals = handWrittenTotals[resource.name]
  const parts = fields.map((field) => columnSql(resource, field, reading))
  const columns = [
    'a.id as "_id"',
    'a.version',
    'a.created_at as "createdAt"',
    'a.updated_at as "updatedAt"',
    ...parts.map(({ sql }, index) => `${sql} as "${fields[index]?.name}"`),
    ...(resource.translatable.length
      ? ['a.missing_languages as "_missing"', 'a.outdated_languages as "_outdated"']
      : []),
  ]
  return {
    columns: columns.join(', '),
    joins: [totals?.join ?? '', ...parts.map(({ join }) => join)].join(' '),
  }
}

function columnSql(
  resource: Resource,
  field: Field,
  reading: ReadContext,
): { sql: string; join: string } {
  const total = handWrittenTotals[resource.name]?.values[field.name]
  if (total) return { sql: total, join: '' }
  if (field.translatable) return { sql: translatedTextSql(`a.${field.column}`), join: '' }
  const { requiresTarget, members, select } = kinds[field.kind]
  const target = reading.catalogue.get(field.target ?? '')
  if (!requiresTarget || members || !target)
    return { sql: select(field, reading).replaceAll('@@__', `${resource.table}__`), join: '' }
  const alias = `t_${field.column}`
  const referenceEntries = target.references.map((each) => {
    const value = each.translatable
      ? translatedTextSql(`${alias}.${each.column}`)
      : plainKindOf(each.property).select(each, { ...reading, alias })
    return `'${each.name}', ${value}`
  })
  return {
    sql: `case when ${alias}.id is not null then json_build_object('_id', ${alias}.id, ${referenceEntries.join(', ')}) end`,
    join: `left join ${target.table} ${alias} on ${alias}.id = a.${field.column}`,
  }
}

const translatedTextSql = (texts: string): string =>
  `coalesce(${texts}->>'en', ${texts}->>'ar', '')`
