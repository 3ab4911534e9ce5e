import { escapeLike } from '#resource/kinds/operators.ts'
import type { Resource } from '#resource/resource.ts'
import type { ListQuery } from './listQuery.ts'
import { hashSecret } from '../writes/secrets.ts'

type Conditions = ListQuery['conditions']
type SearchWords = Pick<ListQuery, 'search' | 'searchAsTyped'>

/** More words do not make a search clearer. */
const maxWords = 8

/** Whether the key of a condition is that of a search in the words of the record itself. */
export const isWordSearch = (key: string): boolean => /^ (word|(similar|alike) [\d.]+)$/.test(key)

/**
 * Matches every typed word, in any order. The keys begin with a space, so that no field has them.
 */
export const exactConditions = (search: string): Conditions =>
  search
    .split(' ')
    .slice(0, maxWords)
    .map((word) => ({
      key: ' word',
      value: `%${escapeLike(word)}%`,
      sql: (_, value) => `a.search_text like ${value}`,
    }))

/** The least word similarity of a match, from 0 to 1. */
const similarityThreshold = 0.45

/** A long list first looks for closer matches, for which it compares far fewer records. */
const closeSimilarity = 0.6

/**
 * The operator, which can use an index, compares with a setting. The statement sets it for its own
 * transaction before any comparison, because session settings do not survive a pooler.
 */
const setThreshold = (threshold: number): string =>
  `(select set_config('pg_trgm.word_similarity_threshold', '${threshold}', true)) is not null`

/** Returns a condition for similar words, with and without the typed article. */
const similarCondition = (
  { search, searchAsTyped }: SearchWords,
  threshold: number,
): Conditions[number] =>
  search === searchAsTyped
    ? {
        key: ` similar ${threshold}`,
        value: search,
        sql: (_, value) => `(${setThreshold(threshold)} and ${value}::text <% a.search_text)`,
      }
    : {
        key: ` alike ${threshold}`,
        value: [search, searchAsTyped],
        sql: (_, value) =>
          `(${setThreshold(threshold)} and ((${value}::text[])[1] <% a.search_text or (${value}::text[])[2] <% a.search_text))`,
      }

/** Returns a condition for a secret code, by its hash, in any secret field. */
export const secretCondition = (
  { secrets, field }: Resource,
  typed: string,
): Conditions[number] => ({
  key: ' secret',
  value: hashSecret(typed),
  sql: (_, value) =>
    `(${secrets.map(({ name }) => `a.${field[name]?.column} = ${value}`).join(' or ')})`,
})

/** Comparing a record takes a tenth of a millisecond, and nobody reads so many guesses. */
const maxSimilar = 1000

/** Returns the conditions that a list tries in turn; it ranks and counts a thousand matches. */
export const rankedSimilarConditions = (words: SearchWords, isLong: boolean): Conditions =>
  [...(isLong ? [closeSimilarity] : []), similarityThreshold].map((threshold) => ({
    ...similarCondition(words, threshold),
    maxMatches: maxSimilar,
  }))

export type SearchStep = { readonly conditions: Conditions; readonly isGuess?: true }

/** Returns the steps tried until one has matches: the code, the words, then similar words. */
export const searchSteps = (
  resource: Resource,
  query: Pick<ListQuery, 'search' | 'searchAsTyped' | 'secret'>,
): readonly SearchStep[] =>
  query.search
    ? [
        ...(query.secret ? [{ conditions: [secretCondition(resource, query.secret)] }] : []),
        { conditions: exactConditions(query.search) },
        { conditions: [similarCondition(query, similarityThreshold)], isGuess: true },
      ]
    : [{ conditions: [] }]

/**
 * The default order of search results: whole words, then beginnings of words, then parts of words,
 * earlier positions first; for similar words, by similarity. `rank` selects what `order` names.
 */
export const searchRankings = {
  exact: (value: string) => ({
    rank:
      `case when position(' ' || ${value} || ' ' in ' ' || a.search_text || ' ') > 0 then 0` +
      ` when position(' ' || ${value} in ' ' || a.search_text) > 0 then 1 else 2 end as match_part,` +
      ` nullif(position(${value} in a.search_text), 0) as match_place`,
    order: (from: string) => `${from}match_part, ${from}match_place nulls last`,
  }),
  similar: (value: string) => ({
    rank: `word_similarity(${value}, a.search_text) as match_similarity`,
    order: (from: string) => `${from}match_similarity desc`,
  }),
} as const
