import { escapeLike } from '#resource/kinds/operators.ts'
import type { Resource } from '#resource/resource.ts'
import type { ListQuery } from './listQuery.ts'
import { hashSecret } from '../writes/secrets.ts'

type Conditions = ListQuery['conditions']
type SearchWords = Pick<ListQuery, 'search' | 'searchAsTyped'>

/** More words do not make a search clearer. */
const maxWords = 8

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

/**
 * The operator, which can use an index, compares with a setting. The statement sets it for its own
 * transaction before any comparison, because session settings do not survive a pooler.
 */
const setThresholdSql = `(select set_config('pg_trgm.word_similarity_threshold', '${similarityThreshold}', true)) is not null`

/** Returns conditions for similar words, with and without the typed article. */
const similarConditions = ({ search, searchAsTyped }: SearchWords): Conditions => [
  search === searchAsTyped
    ? {
        key: ' similar',
        value: search,
        sql: (_, value) => `(${setThresholdSql} and ${value}::text <% a.search_text)`,
      }
    : {
        key: ' alike',
        value: [search, searchAsTyped],
        sql: (_, value) =>
          `(${setThresholdSql} and ((${value}::text[])[1] <% a.search_text or (${value}::text[])[2] <% a.search_text))`,
      },
]

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

/** The same for a list, which ranks and counts a thousand of them. */
export const rankedSimilarConditions = (words: SearchWords): Conditions =>
  similarConditions(words).map((each) => ({ ...each, maxMatches: maxSimilar }))

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
        { conditions: similarConditions(query), isGuess: true },
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
