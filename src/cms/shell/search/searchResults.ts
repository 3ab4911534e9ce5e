import type { RecordData } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import { rankMatch, matchRanks } from '#domain/rankMatch.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { pathsIn } from '../../context/paths.ts'
import { recordTitle } from '../../engine/recordTitle.ts'
import { subtitleOf } from '../../kinds/useSubtitle.ts'

/** A link to a record or screen, with its subtitle. */
export type SearchResult = {
  readonly to: string
  readonly title: string
  readonly subtitle: readonly string[]
}

/** The matches in one resource: exact ones, or similar ones if there are none. */
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

export type MatchGroup = { readonly resource: Resource; readonly records: readonly RecordData[] }

/**
 * Returns the best matches, grouped by resource, the best of each first. Similar matches are left
 * out as soon as there is an exact one; within a resource, the server returns the most similar
 * first.
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
 * A match in the title ranks before one in the subtitle. Matches elsewhere, such as in a related
 * record, come next, and last resources whose title is not searched, such as stock movements.
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
