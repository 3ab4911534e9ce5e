import { escapeLike } from '#resource/kinds/operators.ts'
import type { Resource } from '#resource/resource.ts'
import type { ListQuery } from './listQuery.ts'
import { hashSecret } from './secrets.ts'

type Conditions = ListQuery['conditions']
type SearchWords = Pick<ListQuery, 'search' | 'searchAsTyped'>

/** More words than this do not make a search clearer. */
const maxWords = 8

/** What was typed as it stands: every word, in any order. No field has a key that begins with a space. */
export const exactConditions = (search: string): Conditions =>
  search
    .split(' ')
    .slice(0, maxWords)
    .map((word) => ({
      key: ' word',
      value: `%${escapeLike(word)}%`,
      sql: (_, value) => `a.search_text like ${value}`,
    }))

/** How alike a word must be to one that was meant, of 1. What is more alike stands first. */
const similarityThreshold = 0.45

/**
 * The operator, which an index answers, compares with a setting. It is set for the transaction of the
 * statement itself, before anything is compared: sessions keep nothing where a pooler lends them.
 */
const setThresholdSql = `(select set_config('pg_trgm.word_similarity_threshold', '${similarityThreshold}', true)) is not null`

/** What was probably meant, for a search that finds nothing as it stands: with the article as typed, or without. */
export const similarConditions = ({ search, searchAsTyped }: SearchWords): Conditions => [
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

/** A secret code as it is kept, whichever of the fields it is in. */
export const secretCondition = (
  { secrets, field }: Resource,
  typed: string,
): Conditions[number] => ({
  key: ' secret',
  value: hashSecret(typed),
  sql: (_, value) =>
    `(${secrets.map(({ name }) => `a.${field[name]?.column} = ${value}`).join(' or ')})`,
})

export type SearchStep = { readonly conditions: Conditions; readonly isGuess?: true }

/** What is tried one after the other until something is found: the code, the words, what was probably meant. */
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
 * Where nothing else orders a search: whole words before beginnings of words before what stands inside of them,
 * and among these the earlier the better; or the more alike the better.
 */
export const searchOrders = {
  exact: (value: string) =>
    `order by case when position(' ' || ${value} || ' ' in ' ' || a.search_text || ' ') > 0 then 0` +
    ` when position(' ' || ${value} in ' ' || a.search_text) > 0 then 1 else 2 end,` +
    ` nullif(position(${value} in a.search_text), 0) nulls last, a.id`,
  similar: (value: string) => `order by word_similarity(${value}, a.search_text) desc, a.id`,
} as const
