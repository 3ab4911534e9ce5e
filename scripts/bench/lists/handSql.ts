import { kinds } from '#resource/kinds/kinds.ts'
import { plainKindOf } from '#resource/kinds/plainKinds.ts'
import type { Reading } from '#resource/kinds/kind.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { isIndexed, joinTable } from '#server/engine/tables/sync.ts'
import { readingOf } from '#server/engine/statements.ts'
import { handTotals } from './handTotals.ts'
import type { Case } from './cases.ts'

/** The statements somebody would write for one list; `$1` is the value of its filter where it has one. */
export type Hand = {
  readonly count: string
  /** with the limit and the offset as its last parameters */
  readonly page: string
  /** the same records, counted from the last one */
  readonly pageFromEnd: string
  /** the page and its total in one statement */
  readonly both: string
}

export function handSql(
  { resource, filter, sort }: Case,
  names: readonly string[],
  catalogue: Catalogue,
): Hand {
  const { table } = resource
  const reading = readingOf(catalogue, { language: 'en', publicly: false })
  const fields = resource.fields.filter(({ name }) => names.includes(name))
  const [limit, offset] = filter ? ['$2', '$3'] : ['$1', '$2']
  const filtered = filter ? condition(resource, filter.field, reading) : { join: '', sql: 'true' }
  const key = keyOf(resource, sort, reading)
  const shown = show(resource, fields, reading)
  const records = (backwards: boolean): string => {
    const join = key.join === filtered.join ? key.join : `${filtered.join} ${key.join}`
    const from = `select a.id, ${key.sql} as k from ${table} a ${join} where ${filtered.sql}`
    const bounds = `limit ${limit} offset ${offset}`
    const ordered = orderBy(key, key.sql, 'a.id', backwards)
    if (!key.apart) return `${from} ${ordered} ${bounds}`
    // Read one after the other, and the second only where the first does not fill the page.
    const direction = backwards ? 'asc' : 'desc'
    const some = `(${from} and ${key.sql} is not null order by ${key.sql} ${direction}, a.id ${direction})`
    const none = `(${from} and ${key.sql} is null order by a.id ${direction})`
    return `select * from (${(backwards ? [none, some] : [some, none]).join(' union all ')}) u ${bounds}`
  }
  const count = `select count(*) as total from ${table} a ${filtered.join} where ${filtered.sql}`
  const page = (backwards: boolean, further = ''): string =>
    `select ${shown.columns}${further} from (${records(backwards)}) f join ${table} a on a.id = f.id ${shown.joins}` +
    ` ${orderBy(key, 'f.k', 'f.id', false)}`
  return {
    count,
    page: page(false),
    pageFromEnd: page(true),
    both: page(false, `, (${count}) as "_total"`),
  }
}

type Key = {
  readonly sql: string
  readonly join: string
  readonly down: boolean
  readonly lacks: boolean
  /** what lacks a value stands at the other end of the index than at that of the list */
  readonly apart: boolean
}

function keyOf(resource: Resource, sort: string, reading: Reading): Key {
  const name = sort.replace(/^-/, '')
  const down = sort.startsWith('-')
  const field = resource.field[name]
  if (!field) {
    const sql = name === 'updatedAt' ? 'a.updated_at' : 'a.created_at'
    return { sql, join: '', down, lacks: false, apart: false }
  }
  const lacks = !field.required && !field.translatable && field.kind !== 'flag'
  const derived = reading.derived?.get(field)
  const joined = derived?.joined?.('a')
  return {
    sql: joined?.value ?? kinds[field.kind].compare(field, reading),
    join: joined?.from ?? '',
    down,
    lacks,
    apart: lacks && down && isIndexed(resource, field),
  }
}

function orderBy({ down, lacks }: Key, key: string, id: string, backwards: boolean): string {
  const direction = down === backwards ? 'asc' : 'desc'
  const nulls = lacks ? ` nulls ${backwards ? 'first' : 'last'}` : ''
  return `order by ${key} ${direction}${nulls}, ${id} ${direction}`
}

function condition(
  resource: Resource,
  field: Field,
  reading: Reading,
): { join: string; sql: string } {
  const { points, members } = kinds[field.kind]
  if (members) {
    const table = joinTable(resource, field)
    return {
      join: '',
      sql: `exists (select 1 from ${table} j where j.source_id = a.id and j.target_id = $1::uuid)`,
    }
  }
  const joined = reading.derived?.get(field)?.joined?.('a')
  const type = points ? 'uuid' : field.kind === 'flag' ? 'boolean' : 'text'
  const value = joined?.value ?? reading.derived?.get(field)?.sql('a') ?? `a.${field.column}`
  return { join: joined?.from ?? '', sql: `${value} = $1::${type}` }
}

/** The columns of the answer, with the records that are pointed to joined. */
function show(
  resource: Resource,
  fields: readonly Field[],
  reading: Reading,
): { columns: string; joins: string } {
  const totals = handTotals[resource.name]
  const parts = fields.map((field) => column(resource, field, reading))
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

function column(resource: Resource, field: Field, reading: Reading): { sql: string; join: string } {
  const total = handTotals[resource.name]?.values[field.name]
  if (total) return { sql: total, join: '' }
  if (field.translatable) return { sql: textIn(`a.${field.column}`), join: '' }
  const { points, members, select } = kinds[field.kind]
  const target = reading.catalogue.get(field.target ?? '')
  if (!points || members || !target)
    return { sql: select(field, reading).replaceAll('@@__', `${resource.table}__`), join: '' }
  const alias = `t_${field.column}`
  const facts = target.references.map((each) => {
    const value = each.translatable
      ? textIn(`${alias}.${each.column}`)
      : plainKindOf(each.property).select(each, { ...reading, alias })
    return `'${each.name}', ${value}`
  })
  return {
    sql: `case when ${alias}.id is not null then json_build_object('_id', ${alias}.id, ${facts.join(', ')}) end`,
    join: `left join ${target.table} ${alias} on ${alias}.id = a.${field.column}`,
  }
}

const textIn = (texts: string): string => `coalesce(${texts}->>'en', ${texts}->>'ar', '')`
