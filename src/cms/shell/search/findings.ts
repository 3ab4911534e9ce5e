import type { RecordData } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import { matchRank, matchRanks } from '#domain/matchRank.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { pathsIn } from '../../context/paths.ts'
import { recordTitle } from '../../engine/recordTitle.ts'
import { subtitleOf } from '../../kinds/useSubtitle.ts'

/** A place to go to, and what tells it from others of its name. */
export type Finding = {
  readonly to: string
  readonly title: string
  readonly subtitle: readonly string[]
}

/** What one resource answered: what stands in its records as it was typed, or what was probably meant. */
export type Found = {
  readonly resource: Resource
  readonly records: readonly RecordData[]
  readonly isGuess: boolean
}

type Reader = { readonly catalogue: Catalogue; readonly language: Language }

export function findingOf(resource: Resource, record: RecordData, reader: Reader): Finding {
  const { language } = reader
  return {
    to: pathsIn(language).one(resource, record._id),
    title: recordTitle(resource, record, language),
    subtitle: subtitleOf(resource, record, reader),
  }
}

/** Records of one kind, under the name of their kind. */
export type FoundGroup = { readonly resource: Resource; readonly records: readonly RecordData[] }

/**
 * The records that fit best, by their kind, the best of each first. What is only a guess is left out as soon
 * as something stands in a record as it was typed; the server has the closest of each kind first.
 */
export function bestFirst(found: readonly Found[], typed: string, most: number) {
  const filled = found.filter(({ records }) => records.length > 0)
  const isGuess = filled.every((each) => each.isGuess)
  const all = filled
    .filter((each) => each.isGuess === isGuess)
    .flatMap(({ resource, records }) =>
      records.map((record, closeness) => ({
        resource,
        record,
        rank: isGuess
          ? closeness + (isNamed(resource) ? 0 : most)
          : rankOf(resource, record, typed),
      })),
    )
    .toSorted((a, b) => a.rank - b.rank || b.record.createdAt.localeCompare(a.record.createdAt))
    .slice(0, most)
  const groups: readonly FoundGroup[] = [...new Set(all.map(({ resource }) => resource))].map(
    (resource) => ({
      resource,
      records: all.filter((each) => each.resource === resource).map(({ record }) => record),
    }),
  )
  return { groups, isGuess: isGuess && groups.length > 0 }
}

/**
 * The title says what a record is, before its subtitle. What was found by anything else, such as the words of
 * another record, comes after these, and last what has no name to be found by, such as a movement of stock.
 */
function rankOf(resource: Resource, record: RecordData, typed: string): number {
  const { titleField, subtitle } = resource
  const byOthers = matchRanks.length * 2
  if (!isNamed(resource)) return byOthers + 1
  const rankIn = (fields: readonly Field[]): number => {
    const texts = fields.map(({ name }) => record[name]).filter((text) => typeof text === 'string')
    const rank = matchRank(texts, typed)
    return rank ? matchRanks.indexOf(rank) * 2 : byOthers
  }
  return Math.min(rankIn([titleField]), rankIn(subtitle) + 1, byOthers)
}

const isNamed = ({ search, titleField }: Resource): boolean => search.includes(titleField.name)
