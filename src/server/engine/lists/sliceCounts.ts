import type { Derivation } from '#resource/kinds/kind.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { leaveReplica } from '#server/platform/database/readSource.ts'
import type { Context } from '../context.ts'
import { derivationOf } from '../statements.ts'
import { unfilteredFacets, type FacetRow } from './countFacets.ts'
import {
  countStatement,
  isInSlice,
  isRange,
  labelStatement,
  type FacetSource,
} from './facetStatement.ts'
import { keepRecent } from './keepRecent.ts'
import { matchesKey } from './keptResults.ts'
import type { ListQuery } from './listQuery.ts'
import { hasRecordNotes, readRecordChanges, type RecordNotes } from './recordNotes.ts'
import { runStatement } from './runStatement.ts'
import { isWordSearch } from './search.ts'
import {
  boundsOf,
  sumOf,
  toSlice,
  totalOf,
  type CountRow,
  type Slice,
  type ValueNumbers,
} from './slice.ts'

/** So many records are counted in some 20 ms. */
const sliceSize = 8000

/** Fewer are counted at once as fast. */
const fewestSlices = 4

/** The lists whose counts are kept; at a million records, one takes up to two megabytes. */
const maxLists = 20

/** With more values, such as one for each record, a list is not kept. */
const maxValues = 2000

/** Where one in so many records matches, the members of a slice are read in one go. */
const denseDistance = 10

/** The number of slices of a list counted at a time. */
const atOnce = 2

/** Slices grow with new records; a list that has grown so many times gets new ones. */
const maxGrowth = 1.25

const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** What was counted of a list at one moment. */
type SlicedList = {
  /** the first id of each slice, and one after the last */
  readonly ids: readonly string[]
  /** the number of records when they were chosen */
  readonly size: number
  readonly slices: readonly Slice[]
  readonly notes: RecordNotes
  readonly numbers: ValueNumbers
}

type KeptList = {
  list: SlicedList | undefined
  lastUpdate: Promise<unknown>
  /** the last update, until it begins; a request shares it between its facets and its total */
  queued: { readonly context: Context; readonly list: Promise<SlicedList | undefined> } | undefined
}

const hasTooManyValues = (numbers: ValueNumbers): boolean =>
  [...numbers.values()].reduce((sum, values) => sum + values.size, 0) > maxValues

type Query = Pick<ListQuery, 'conditions' | 'facets'>

/** Counts a list in slices; what cannot be kept resolves to undefined. */
export type SliceCounter = {
  readonly countRow: (
    fields: readonly Field[],
    source: FacetSource,
  ) => Promise<FacetRow | undefined>
  readonly countMatches: () => Promise<number | undefined>
}

/**
 * Creates what counts the facets of a long list in slices of its records, by their ids. After a
 * change only the slices with a changed record are counted again.
 */
export function createSliceCounters(
  resource: Resource,
  catalogue: Catalogue,
  listSize: () => number,
) {
  const { table } = resource
  const kept = new Map<string, KeptList>()
  const asked = new Map<string, true>()
  /** lists with too many values */
  const manyValued = new Map<string, true>()

  const derivationsOf = ({ conditions, facets }: Query): readonly (Derivation | undefined)[] => {
    const fields = new Set([...conditions.flatMap(({ field }) => field ?? []), ...facets])
    return [...fields]
      .filter(({ derived }) => derived)
      .map((field) => derivationOf(catalogue, field))
  }

  /** Whether notes tell which slices to count again. */
  const canCount = (query: Query): boolean =>
    hasRecordNotes(resource) &&
    derivationsOf(query).every((each) => each?.levels) &&
    query.conditions.every(
      ({ field, key, maxMatches }) => field !== undefined || (isWordSearch(key) && !maxMatches),
    )

  async function countSlice(
    fields: readonly Field[],
    source: FacetSource,
    ids: readonly [first: string, end: string],
    numbers: ValueNumbers,
  ): Promise<Slice> {
    const slice = `$${source.conditions.length + 1}`
    const condition = { key: ' slice', value: ids, sql: () => isInSlice('a.id', slice) }
    const conditions = [...source.conditions, condition]
    const statement = countStatement(fields, { ...source, conditions, slice })
    const [row] = await runStatement<CountRow>(source.context.db, statement)
    return toSlice(row ?? {}, fields, numbers)
  }

  /** Returns ids between which about as many records lie each time. */
  async function sampleIds({ context }: FacetSource): Promise<readonly string[]> {
    const percent = Math.min(100, (100 * 200) / sliceSize)
    const text = `select id from ${table} tablesample system (${percent}) order by id`
    const rows = await runStatement<{ id: string }>(context.db, { text, values: [] })
    const count = Math.ceil(listSize() / sliceSize)
    const inner = Array.from(
      { length: count - 1 },
      (_, index) => rows[Math.floor(((index + 1) * rows.length) / count)]?.id ?? firstId,
    )
    return [...new Set([firstId, ...inner, lastId])]
  }

  async function update(
    former: SlicedList | undefined,
    fields: readonly Field[],
    source: FacetSource,
  ): Promise<SlicedList | undefined> {
    const { context, conditions } = source
    const derivations = derivationsOf({ conditions, facets: fields })
    const names = [table, ...derivations.flatMap((each) => each?.levels?.table ?? [])]
    const dependents = derivations.flatMap((each) => each?.dependents ?? [])
    const { changed, canFollow, ...notes } = await readRecordChanges(
      context.db,
      names,
      dependents,
      former?.notes,
    )
    if (!canFollow) return undefined
    const known = changed && former && listSize() <= former.size * maxGrowth ? former : undefined
    const ids = known?.ids ?? (await sampleIds(source))
    const slices = [...(known?.slices ?? [])]
    const numbers: ValueNumbers =
      known?.numbers ?? new Map(fields.map((field) => [field, new Map()]))
    const pending =
      known && changed
        ? [...new Set([...changed].map((id) => ids.findLastIndex((first) => first <= id)))]
        : ids.slice(1).map((_, index) => index)
    const isDense = (): boolean => {
      const counted = slices.filter(Boolean)
      return totalOf(counted) * denseDistance > counted.length * sliceSize
    }
    const countPending = async (): Promise<void> => {
      for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
        const range = [ids[index] ?? firstId, ids[index + 1] ?? lastId] as const
        const sliceSource = { ...source, isDense: isDense() }
        slices[index] = await countSlice(fields, sliceSource, range, numbers)
        if (hasTooManyValues(numbers)) pending.length = 0
      }
    }
    await Promise.all(Array.from({ length: atOnce }, countPending)).finally(() => {
      pending.length = 0
    })
    return { ids, size: known?.size ?? listSize(), slices, notes, numbers }
  }

  /**
   * Each update waits for the one before, which may have read the notes too early. If one fails,
   * what was counted before it still holds for its own moment.
   */
  function keepUpdated(
    fields: readonly Field[],
    source: FacetSource,
  ): Promise<SlicedList | undefined> {
    // Requests share slices, which are as new as the primary; who reads an older place may not.
    if (!source.context.isPublic) leaveReplica()
    const key = matchesKey({ ...source, facets: fields }, source.context)
    if (manyValued.has(key)) return Promise.resolve(undefined)
    const current: KeptList = kept.get(key) ?? {
      list: undefined,
      lastUpdate: Promise.resolve(),
      queued: undefined,
    }
    keepRecent(kept, { key, value: current, most: maxLists })
    if (current.queued?.context === source.context) return current.queued.list
    const list = current.lastUpdate.then(async () => {
      if (current.queued === queued) current.queued = undefined
      const updated = await update(current.list, fields, source)
      const hasTooMany = updated !== undefined && hasTooManyValues(updated.numbers)
      if (hasTooMany) keepRecent(manyValued, { key, value: true, most: 10 * maxLists })
      current.list = hasTooMany ? undefined : updated
      return current.list
    })
    const queued = { context: source.context, list }
    current.queued = queued
    current.lastUpdate = list.catch(() => undefined)
    return list
  }

  const countRow: SliceCounter['countRow'] = async (fields, source) => {
    const list = await keepUpdated(fields, source)
    if (!list) return undefined
    const { slices, numbers } = list
    const counted = fields.filter((field) => !isRange(field))
    const sums = new Map(counted.map((field) => [field, sumOf(field, slices, numbers)]))
    const [row] = await runStatement<FacetRow>(source.context.db, labelStatement(sums, source))
    const bounds = fields.filter(isRange).map((field) => boundsOf(field, slices))
    return Object.assign({}, row, ...bounds)
  }

  /**
   * Whether to count a list at once might take too long: the whole list, or with a value computed
   * for each record. Of other lists, those of few matches are sooner counted at once.
   */
  const isLargest = ({ conditions }: Query): boolean =>
    conditions.length === 0 ||
    (conditions.some(({ field }) => field?.derived) && conditions.every(({ field }) => field))

  /** Of a list that is asked for again, or is one of the largest. */
  return (query: Query, context: Context): SliceCounter | undefined => {
    if (listSize() < fewestSlices * sliceSize || !canCount(query)) return undefined
    const key = matchesKey(query, context)
    const isAskedAgain = asked.has(key)
    keepRecent(asked, { key, value: true, most: 10 * maxLists })
    if (!isAskedAgain && !isLargest(query)) return undefined
    const source = { resource, catalogue, context, conditions: query.conditions, selected: [] }
    return {
      countRow,
      // Most facets are counted among the same records, so that these are counted once.
      countMatches: async () => {
        const list =
          (await keepUpdated(unfilteredFacets(query), source)) ?? (await keepUpdated([], source))
        return list && totalOf(list.slices)
      },
    }
  }
}
