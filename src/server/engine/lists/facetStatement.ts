import { maxFacetValues } from '#resource/listQuery.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { columnOf, translatedText, type ReadContext } from '#resource/kinds/kind.ts'
import { publicCondition } from '#resource/kinds/relations.ts'
import type { Context } from '../context.ts'
import {
  joinableFields,
  joinDerived,
  qualifyJoinTables,
  readingOf,
  whereClause,
} from '../statements.ts'
import type { ListQuery } from './listQuery.ts'

export type FacetSource = {
  readonly resource: Resource
  readonly catalogue: Catalogue
  readonly context: Context
  readonly conditions: ListQuery['conditions']
  /** the values that the filter of the facet selects */
  readonly selected: readonly unknown[]
  /** the placeholder of the ids between which the last of the conditions holds, if it is a slice */
  readonly slice?: string
  /** whether many records of a slice match */
  readonly isDense?: boolean
}

/** Where the counted records come from: those of the table, or matches found once for all facets. */
type Counted = {
  readonly from: string
  readonly where: string
  /** the value of a field of theirs */
  readonly column: (field: Field) => string
}

/** The records of a table or of a slice of it, the matches found once if several facets need them. */
function countedBy(fields: readonly Field[], source: FacetSource) {
  const { resource, catalogue, context, conditions, slice } = source
  const unjoined = readingOf(catalogue, context)
  const among = slice ? (id: string) => isInSlice(id, slice) : undefined
  const conditionFields = joinableFields(conditions)
  const { reading, joins } = joinDerived(unjoined, [...fields, ...conditionFields], among)
  const matched = joinDerived(unjoined, conditionFields, among)
  const table: Counted = {
    from: `${resource.table} a${joins}`,
    where: whereClause(resource, conditions, matched.reading),
    column: (field) => columnOf(field, reading),
  }
  const ownFields = fields.filter(({ kind }) => !kinds[kind].members)
  const matches: Counted = {
    from: 'matches a',
    where: 'where true',
    column: (field) => `a.v${ownFields.indexOf(field)}`,
  }
  const columns = ownFields.map((field, index) => `, ${table.column(field)} as v${index}`)
  return fields.length > 1
    ? {
        reading,
        counted: matches,
        prefix: `with matches as materialized (select a.id${columns.join('')} from ${table.from} ${table.where}) `,
      }
    : { reading, counted: table, prefix: '' }
}

/**
 * Returns a statement that counts facets under the same conditions, in one row: a column per facet,
 * or two for the bounds of a range.
 */
export function facetStatement(fields: readonly Field[], source: FacetSource) {
  const { resource, conditions, selected } = source
  const { reading, counted, prefix } = countedBy(fields, source)
  const results = fields.map((field) =>
    isRange(field)
      ? boundColumns(field, counted)
      : labelledColumn(field, countsOf(field, counted, source), source, {
          reading,
          selectedParameter: `$${conditions.length + 1}::uuid[]`,
        }),
  )
  return {
    text: qualifyJoinTables(resource, `${prefix}select ${results.join(', ')}`),
    values: [
      ...conditions.map(({ value }) => value),
      ...(needsSelected(fields, source) ? [selected] : []),
    ],
  }
}

/** The name of the number of matches, which no field has. */
export const totalName = ' total'

/** Returns a statement that counts matches, and all values of facets in pairs of value and count. */
export function countStatement(fields: readonly Field[], source: FacetSource) {
  const { counted, prefix } = countedBy(fields, source)
  const results = fields.map((field) =>
    isRange(field)
      ? boundColumns(field, counted)
      : `(select coalesce(json_agg(json_build_array(c.value, c.count)), '[]') from (${countsOf(field, counted, source)}) c) as "${field.name}"`,
  )
  const total = `(select count(*) from ${counted.from} ${counted.where}) as "${totalName}"`
  return {
    text: qualifyJoinTables(source.resource, `${prefix}select ${[...results, total].join(', ')}`),
    values: source.conditions.map(({ value }) => value),
  }
}

/** Returns a statement that labels the values that were counted, the most common ones, as `facetStatement` does. */
export function labelStatement(
  counts: ReadonlyMap<Field, ReadonlyMap<string, number>>,
  source: FacetSource,
) {
  const reading = readingOf(source.catalogue, source.context)
  const options = { reading, selectedParameter: '$1::uuid[]' }
  const results = [...counts.keys()].map((field, index) => {
    const type = source.catalogue.has(field.target ?? '') ? 'uuid' : 'text'
    const given = `unnest($${2 * index + 2}::${type}[], $${2 * index + 3}::bigint[])`
    return labelledColumn(field, `select * from ${given} as c (value, count)`, source, options)
  })
  return {
    // Not every statement refers to the first parameter, whose type has to be known.
    text: `select ${[...results, `cardinality($1::uuid[]) as "_"`].join(', ')}`,
    values: [
      needsSelected([...counts.keys()], source) ? source.selected : [],
      ...[...counts.values()].flatMap((each) => [[...each.keys()], [...each.values()]]),
    ],
  }
}

/** Whether the selected values are records, which are named even if nothing points to them. */
const needsSelected = (fields: readonly Field[], { catalogue }: FacetSource): boolean =>
  fields.some(({ target }) => catalogue.has(target ?? ''))

export const isRange = ({ kind }: Field): boolean => kinds[kind].facet === 'range'

function boundColumns(field: Field, { from, where, column }: Counted): string {
  const bound = (choose: string): string =>
    `(select ${choose}(${column(field)}) from ${from} ${where})`
  return `${bound('min')} as "${field.name} min", ${bound('max')} as "${field.name} max"`
}

function labelledColumn(
  field: Field,
  counts: string,
  { catalogue }: FacetSource,
  options: LabelOptions,
): string {
  const related = catalogue.get(field.target ?? '')
  const values = related
    ? relationValues(related, counts, options)
    : `select * from (${counts}) c order by 2 desc, 1 limit ${maxFacetValues}`
  return `(select coalesce(json_agg(v), '[]') from (${values}) v) as "${field.name}"`
}

/** Counts the records by each value, or by each record of another resource that they point to. */
const countsOf = (field: Field, counted: Counted, source: FacetSource): string => {
  const { from, where, column } = counted
  if (source.catalogue.has(field.target ?? '')) return pointerCounts(field, counted, source)
  return `select ${column(field)}::text as value, count(*) as count from ${from} ${where} and ${column(field)} is not null group by 1`
}

/**
 * Whether an id lies in a slice, the placeholder of which has the first id and the one after the
 * last. In subselects, because PostgreSQL guesses one record between two ids that it can compare.
 */
export const isInSlice = (id: string, slice: string): string =>
  `${id} >= (select (${slice}::uuid[])[1]) and ${id} < (select (${slice}::uuid[])[2])`

/** Counts the records that point to each record of another resource. */
function pointerCounts(
  field: Field,
  { from, where, column }: Counted,
  { resource, catalogue, context, conditions, slice, isDense }: FacetSource,
): string {
  if (!kinds[field.kind].members)
    return `select ${column(field)} as value, count(*) as count from ${from} ${where} and ${column(field)} is not null group by 1`
  const members = `@@__${field.column} j`
  const [range, idRange] = slice
    ? [` where ${isInSlice('j.source_id', slice)}`, ` and ${isInSlice('a.id', slice)}`]
    : ['', '']
  const isWholeList = conditions.length === (slice ? 1 : 0)
  if (!isWholeList) {
    const matches = `(select a.id from ${from} ${where}) m on m.id = j.source_id`
    // Of an inner join PostgreSQL expects few matches, which it would sort.
    return isDense
      ? `select j.target_id as value, count(m.id) as count from ${members} left join ${matches}${range} group by 1 having count(m.id) > 0`
      : `select j.target_id as value, count(*) as count from ${members} join ${matches}${range} group by 1`
  }
  // Of a whole list, fewer records are hidden than shown.
  const hidden = publicCondition(resource, readingOf(catalogue, context))
  return hidden
    ? `select j.target_id as value, count(*) - count(h.id) as count from ${members}` +
        ` left join (select a.id from ${resource.table} a where not (true${hidden})${idRange}) h on h.id = j.source_id` +
        `${range} group by 1 having count(*) > count(h.id)`
    : `select j.target_id as value, count(*) as count from ${members}${range} group by 1`
}

/** So many of the most common records are named; among equally common ones, labels decide. */
const maxLabelled = 10 * maxFacetValues

type LabelOptions = { readonly reading: ReadContext; readonly selectedParameter: string }

/** Selects the most common of the records that are pointed to, and the selected ones. */
function relationValues(
  target: Resource,
  pointers: string,
  { reading, selectedParameter }: LabelOptions,
): string {
  const inner = { ...reading, alias: 't' }
  const label = target.titleField.translatable
    ? translatedText(target.titleField, inner)
    : columnOf(target.titleField, inner)
  // Any of them may be hidden from shoppers.
  const most = reading.isPublic ? '' : ` order by f.count desc, f.id limit ${maxLabelled}`
  const isSelected = `t.id = any(${selectedParameter})`
  return (
    `with f (id, count) as materialized (${pointers})` +
    ` select * from (select t.id::text as value, ${label} as label, g.count from` +
    ` ((select f.id, f.count from f${most}) union select c.id, coalesce(f.count, 0) from unnest(${selectedParameter}) c (id) left join f on f.id = c.id) g` +
    ` join ${target.table} t on t.id = g.id where true${publicCondition(target, inner)}` +
    ` order by ${isSelected} desc, 3 desc, 2 limit ${maxFacetValues}) e order by 3 desc, 2`
  )
}
