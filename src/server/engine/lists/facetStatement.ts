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
}

/** Where the counted records come from: those of the table, or matches found once for all facets. */
type Counted = {
  readonly from: string
  readonly where: string
  /** the value of a field of theirs */
  readonly column: (field: Field) => string
}

/**
 * Returns a statement that counts facets under the same conditions, in one row: a column per facet,
 * or two for the bounds of a range.
 */
export function facetStatement(fields: readonly Field[], source: FacetSource) {
  const { resource, catalogue, context, conditions, selected } = source
  const unjoined = readingOf(catalogue, context)
  const conditionFields = joinableFields(conditions)
  const { reading, joins } = joinDerived(unjoined, [...fields, ...conditionFields])
  const matched = joinDerived(unjoined, conditionFields)
  const table: Counted = {
    from: `${resource.table} a${joins}`,
    where: whereClause(resource, conditions, matched.reading),
    column: (field) => columnOf(field, reading),
  }
  const isShared = fields.length > 1
  const ownFields = fields.filter(({ kind }) => !kinds[kind].members)
  const matches: Counted = {
    from: 'matches a',
    where: 'where true',
    column: (field) => `a.v${ownFields.indexOf(field)}`,
  }
  const columns = ownFields.map((field, index) => `, ${table.column(field)} as v${index}`)
  const prefix = isShared
    ? `with matches as materialized (select a.id${columns.join('')} from ${table.from} ${table.where}) `
    : ''
  const counted = isShared ? matches : table
  const results = fields.map((field) => {
    const { name, kind, target } = field
    if (kinds[kind].facet === 'range') {
      const bound = (choose: string): string =>
        `(select ${choose}(${counted.column(field)}) from ${counted.from} ${counted.where})`
      return `${bound('min')} as "${name} min", ${bound('max')} as "${name} max"`
    }
    const related = catalogue.get(target ?? '')
    const values = related
      ? relationValues(related, pointerCounts(field, counted, source), {
          reading,
          selectedParameter: `$${conditions.length + 1}::uuid[]`,
        })
      : `select ${counted.column(field)}::text as value, count(*) as count from ${counted.from} ${counted.where} and ${counted.column(field)} is not null group by 1 order by 2 desc, 1 limit ${maxFacetValues}`
    return `(select coalesce(json_agg(v), '[]') from (${values}) v) as "${name}"`
  })
  const needsSelected = fields.some(({ target }) => catalogue.has(target ?? ''))
  return {
    text: qualifyJoinTables(resource, `${prefix}select ${results.join(', ')}`),
    values: [...conditions.map(({ value }) => value), ...(needsSelected ? [selected] : [])],
  }
}

/** Counts the records that point to each record of another resource. */
function pointerCounts(
  field: Field,
  { from, where, column }: Counted,
  { resource, catalogue, context, conditions }: FacetSource,
): string {
  if (!kinds[field.kind].members)
    return `select ${column(field)} as id, count(*) as count from ${from} ${where} and ${column(field)} is not null group by 1`
  const members = `@@__${field.column} j`
  if (conditions.length)
    return `select j.target_id as id, count(*) as count from (select a.id from ${from} ${where}) m join ${members} on j.source_id = m.id group by 1`
  // Of a whole list, fewer records are hidden than shown.
  const hidden = publicCondition(resource, readingOf(catalogue, context))
  return hidden
    ? `select j.target_id as id, count(*) - count(h.id) as count from ${members}` +
        ` left join (select a.id from ${resource.table} a where not (true${hidden})) h on h.id = j.source_id` +
        ` group by 1 having count(*) > count(h.id)`
    : `select j.target_id as id, count(*) as count from ${members} group by 1`
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
    `with f as materialized (${pointers})` +
    ` select * from (select t.id::text as value, ${label} as label, g.count from` +
    ` ((select f.id, f.count from f${most}) union select c.id, coalesce(f.count, 0) from unnest(${selectedParameter}) c (id) left join f on f.id = c.id) g` +
    ` join ${target.table} t on t.id = g.id where true${publicCondition(target, inner)}` +
    ` order by ${isSelected} desc, 3 desc, 2 limit ${maxFacetValues}) e order by 3 desc, 2`
  )
}
