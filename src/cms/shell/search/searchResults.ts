import type { RecordData } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import { rankMatch, matchRanks } from '#domain/rankMatch.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { pathsIn } from '../../context/paths.ts'
import { recordTitle } from '../../engine/recordTitle.ts'
import { subtitleOf } from '../../kinds/useSubtitle.ts'

/** A place to go to, and what tells it from others of its name. */
export type SearchResult = {
  readonly to: string
  readonly title: string
  readonly subtitle: readonly string[]
}

/** What one resource answered: what stands in its records as it was typed, or what was probably meant. */
export type ResourceMatches = {
  readonly resource: Resource
  readonly records: readonly RecordData[]
  readonly isGuess: boolean
}

type ResultContext = { readonly catalogue: Catalogue; readonly language: Language }

export function toSearchResult(
  resource: Resource,
  record: RecordData,
  context: ResultContext,
): SearchResult {
  const { language } = context
  return {
    to: pathsIn(language).record(resource, record._id),
    title: recordTitle(resource, record, language),
    subtitle: subtitleOf(resource, record, context),
  }
}

/** Records of one kind, under the name of their kind. */
export type MatchGroup = { readonly resource: Resource; readonly records: readonly RecordData[] }

/**
 * The records that fit best, by their kind, the best of each first. What is only a guess is left out as soon
 * as something stands in a record as it was typed; the server has the closest of each kind first.
 */
export function rankMatches(matches: readonly ResourceMatches[], typed: string, limit: number) {
  const nonEmpty = matches.filter(({ records }) => records.length > 0)
  const isGuess = nonEmpty.every((each) => each.isGuess)
  const ranked = nonEmpty
    .filter((each) => each.isGuess === isGuess)
    .flatMap(({ resource, records }) =>
      records.map((record, closeness) => ({
        resource,
        record,
        rank: isGuess
          ? closeness + (isSearchedByTitle(resource) ? 0 : limit)
          : rankOf(resource, record, typed),
      })),
    )
    .toSorted((a, b) => a.rank - b.rank || b.record.createdAt.localeCompare(a.record.createdAt))
    .slice(0, limit)
  const groups: readonly MatchGroup[] = [...new Set(ranked.map(({ resource }) => resource))].map(
    (resource) => ({
      resource,
      records: ranked.filter((each) => each.resource === resource).map(({ record }) => record),
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
  const fallbackRank = matchRanks.length * 2
  if (!isSearchedByTitle(resource)) return fallbackRank + 1
  const rankIn = (fields: readonly Field[]): number => {
    const texts = fields.map(({ name }) => record[name]).filter((text) => typeof text === 'string')
    const rank = rankMatch(texts, typed)
    return rank ? matchRanks.indexOf(rank) * 2 : fallbackRank
  }
  return Math.min(rankIn([titleField]), rankIn(subtitle) + 1, fallbackRank)
}

const isSearchedByTitle = ({ search, titleField }: Resource): boolean =>
  search.includes(titleField.name)
