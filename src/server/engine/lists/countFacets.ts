import { pickTranslation } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { maxFacetValues } from '#resource/listQuery.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { columnOf, translatedText } from '#resource/kinds/kind.ts'
import { publicCondition } from '#resource/kinds/relations.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context } from '../context.ts'
import type { ListQuery } from './listQuery.ts'
import { qualifyJoinTables, readingOf, whereClause } from '../statements.ts'

export type FacetValue = { readonly value: string; readonly label: string; readonly count: number }
export type FacetRange = { readonly min: number | string; readonly max: number | string }
export type Facets = Readonly<Record<string, readonly FacetValue[] | FacetRange | null>>

type Query = Pick<ListQuery, 'conditions' | 'facets'>

/**
 * Counts each facet under all other filters but not its own. Selected values are always included,
 * even with a count of zero, because their labels would be missing otherwise.
 */
export async function countFacets(
  resource: Resource,
  catalogue: Catalogue,
  query: Query,
  context: Context,
): Promise<Facets> {
  const counted = await Promise.all(
    query.facets.map(async (field) => [
      field.name,
      await countFacet(resource, catalogue, field, query, context),
    ]),
  )
  return Object.fromEntries(counted)
}

async function countFacet(
  resource: Resource,
  catalogue: Catalogue,
  field: Field,
  query: Query,
  context: Context,
): Promise<readonly FacetValue[] | FacetRange | null> {
  const reading = readingOf(catalogue, context)
  const others = query.conditions.filter((each) => each.field !== field)
  const where = whereClause(resource, others, reading)
  const values = others.map((each) => each.value)
  const from = `from ${resource.table} a`
  if (kinds[field.kind].facet === 'range') {
    const column = columnOf(field, reading)
    const { rows } = await runSql<{ min: number | null; max: number | null }>(
      context.db,
      `select min(${column}) as min, max(${column}) as max ${from} ${where}`,
      values,
    )
    const { min, max } = rows[0] ?? {}
    return min === null || min === undefined || max === null || max === undefined
      ? null
      : { min, max }
  }
  const target = catalogue.get(field.target ?? '')
  const selected = query.conditions.flatMap(({ key, value }) =>
    key.replace(/=$/, '') === field.name ? value : [],
  )
  const { rows } = await runSql<FacetValue>(
    context.db,
    target
      ? qualifyJoinTables(
          resource,
          relationCounts(field, target, { from, where, reading }, values.length + 1),
        )
      : `select ${columnOf(field, reading)}::text as value, count(*) as count ${from} ${where} and ${columnOf(field, reading)} is not null group by 1 order by 2 desc, 1 limit ${maxFacetValues}`,
    target ? [...values, selected] : values,
  )
  const labels = field.property['x-enum-labels']
  const labelOf = (value: string): string =>
    kinds[field.kind].isBoolean
      ? formatMessage(value === 'true' ? 'word.yes' : 'word.no', context.language)
      : (pickTranslation(labels?.[value] ?? {}, context.language) ?? value)
  if (target) return rows
  const empty = selected
    .map(String)
    .filter((each) => !rows.some(({ value }) => value === each))
    .map((value) => ({ value, count: 0 }))
  return [...rows, ...empty].map((row) => ({ ...row, label: labelOf(row.value) }))
}

function relationCounts(
  field: Field,
  target: Resource,
  { from, where, reading }: { from: string; where: string; reading: ReturnType<typeof readingOf> },
  /** the number of the parameter that holds the selected ids */
  selectedParameter: number,
): string {
  const inner = { ...reading, alias: 't' }
  const label = target.titleField.translatable
    ? translatedText(target.titleField, inner)
    : columnOf(target.titleField, inner)
  const pointers = kinds[field.kind].members
    ? `select j.target_id as id, count(*) as count from @@__${field.column} j where j.source_id in (select a.id ${from} ${where}) group by 1`
    : `select ${columnOf(field, reading)} as id, count(*) as count ${from} ${where} group by 1`
  const isChosen = `t.id = any($${selectedParameter}::uuid[])`
  return (
    `select * from (select t.id::text as value, ${label} as label, coalesce(f.count, 0) as count` +
    ` from ${target.table} t left join (${pointers}) f on f.id = t.id` +
    ` where (f.id is not null or ${isChosen})${publicCondition(target, inner)}` +
    ` order by ${isChosen} desc, 3 desc, 2 limit ${maxFacetValues}) g order by 3 desc, 2`
  )
}
