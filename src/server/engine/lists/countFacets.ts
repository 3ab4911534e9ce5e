import { pickTranslation } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Context } from '../context.ts'
import { facetStatement, type FacetSource } from './facetStatement.ts'
import type { ListQuery } from './listQuery.ts'
import { runStatement } from './runStatement.ts'

export type FacetValue = { readonly value: string; readonly label: string; readonly count: number }
export type FacetRange = { readonly min: number | string; readonly max: number | string }
export type Facets = Readonly<Record<string, readonly FacetValue[] | FacetRange | null>>

type Query = Pick<ListQuery, 'conditions' | 'facets'>
/** The values of a facet, or one bound of a range. */
type ReadValue = readonly FacetValue[] | FacetRange['min'] | null
/** What a statement returns of facets: values by name, or the two bounds of a range. */
export type FacetRow = Readonly<Record<string, ReadValue>>
type CountFacetRow<T> = (fields: readonly Field[], source: FacetSource) => Promise<T>

type Options = {
  readonly isLong: boolean
  /** resolves to undefined where all are rather counted at once */
  readonly countInSlices?: CountFacetRow<FacetRow | undefined> | undefined
}

/**
 * Counts each facet under all other filters but not its own. Selected values are always included,
 * even with a count of zero, because their labels would be missing otherwise. The matches of
 * facets without a filter are found once for all of them; the whole list, and members of a long
 * one, are rather counted along an index of each.
 */
export async function countFacets(
  resource: Resource,
  catalogue: Catalogue,
  query: Query,
  context: Context,
  { isLong, countInSlices }: Options,
): Promise<Facets> {
  const { conditions, facets } = query
  const isShared = (field: Field): boolean =>
    countInSlices !== undefined ||
    (conditions.length > 0 && !(isLong && countsAlone(field, conditions)))
  const unfiltered = unfilteredFacets(query).filter(isShared)
  const groups = [
    ...facets.filter((field) => !unfiltered.includes(field)).map((field) => [field]),
    ...(unfiltered.length ? [unfiltered] : []),
  ]
  const counted = await Promise.all(
    groups.map(async (fields) => {
      const source: FacetSource = {
        resource,
        catalogue,
        context,
        conditions: conditions.filter(({ field }) => !field || !fields.includes(field)),
        selected: conditions.flatMap(({ key, value }) =>
          fields.some(({ name }) => name === key.replace(/=$/, '')) ? value : [],
        ),
      }
      const row = await (countInSlices ?? countAtOnce)(fields, source)
      return row && fields.map((field) => [field.name, toFacet(field, row, source)] as const)
    }),
  )
  if (counted.some((each) => !each))
    return countFacets(resource, catalogue, query, context, { isLong })
  const byName = new Map(counted.flatMap((each) => each ?? []))
  return Object.fromEntries(facets.map(({ name }) => [name, byName.get(name) ?? null]))
}

/** Returns the facets that are counted among the matches of all conditions. */
export const unfilteredFacets = ({ conditions, facets }: Query): readonly Field[] =>
  facets.filter((field) => !conditions.some((each) => each.field === field))

const countAtOnce: CountFacetRow<FacetRow> = async (fields, source) => {
  const statement = facetStatement(fields, source)
  const [row] = await runStatement<FacetRow>(source.context.db, statement)
  return row ?? {}
}

/** Whether many matches are sooner found again, by parallel workers, than kept for several facets. */
const countsAlone = ({ kind }: Field, conditions: Query['conditions']): boolean =>
  kinds[kind].members !== undefined &&
  conditions.every(({ field }) => field && !field.derived && !kinds[field.kind].members)

function toFacet(
  field: Field,
  row: FacetRow,
  { catalogue, context, selected }: FacetSource,
): Facets[string] {
  const { name, kind, property, target } = field
  if (kinds[kind].facet === 'range') {
    const [min, max] = [row[`${name} min`], row[`${name} max`]]
    return isBound(min) && isBound(max) ? { min, max } : null
  }
  const read = row[name]
  const values = isBound(read) ? [] : (read ?? [])
  if (catalogue.has(target ?? '')) return values
  const labels = property['x-enum-labels']
  const labelOf = (value: string): string =>
    kinds[kind].isBoolean
      ? formatMessage(value === 'true' ? 'word.yes' : 'word.no', context.language)
      : (pickTranslation(labels?.[value] ?? {}, context.language) ?? value)
  const empty = selected
    .map(String)
    .filter((each) => !values.some(({ value }) => value === each))
    .map((value) => ({ value, count: 0 }))
  return [...values, ...empty].map((each) => ({ ...each, label: labelOf(each.value) }))
}

const isBound = (value: ReadValue | undefined): value is FacetRange['min'] =>
  value !== null && value !== undefined && !Array.isArray(value)
