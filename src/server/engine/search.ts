import { escapeLike } from '#resource/kinds/operators.ts'
import type { ListQuery } from './listQuery.ts'

type Conditions = ListQuery['conditions']
type Searched = Pick<ListQuery, 'search' | 'typed'>

/** More words than this do not make a search clearer. */
const mostWords = 8

/** What was typed as it stands: every word, in any order. No field has a key that begins with a space. */
export const exactSearch = (search: string): Conditions =>
  search
    .split(' ')
    .slice(0, mostWords)
    .map((word) => ({
      key: ' word',
      value: `%${escapeLike(word)}%`,
      sql: (_, value) => `a.search_text like ${value}`,
    }))

/** What was probably meant, for a search that finds nothing as it stands: with the article as typed, or without. */
export const similarSearch = ({ search, typed }: Searched): Conditions => [
  search === typed
    ? { key: ' similar', value: search, sql: (_, value) => `${value}::text <% a.search_text` }
    : {
        key: ' alike',
        value: [search, typed],
        sql: (_, value) =>
          `((${value}::text[])[1] <% a.search_text or (${value}::text[])[2] <% a.search_text)`,
      },
]

/** Where nothing else orders a search: the earlier the words stand, or the more alike they are, the better. */
export const searchOrders = {
  exact: (value: string) =>
    `order by nullif(position(${value} in a.search_text), 0) nulls last, a.id`,
  similar: (value: string) => `order by word_similarity(${value}, a.search_text) desc, a.id`,
} as const
