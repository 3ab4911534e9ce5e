import { toSearchText } from './toSearchText.ts'

/** How well a record matches a query, best first. */
export const matchRanks = ['whole', 'start', 'word', 'inside'] as const
export type MatchRank = (typeof matchRanks)[number]

/**
 * Returns the best match of any of the texts: equal to the query, starting with it, with a word
 * that does, or containing its words.
 */
export function rankMatch(texts: readonly string[], typed: string): MatchRank | undefined {
  const query = toSearchText(typed)
  const normalizedTexts = texts.map(toSearchText)
  return rankTests.find(({ matches }) => normalizedTexts.some((text) => matches(text, query)))?.rank
}

const rankTests: readonly {
  readonly rank: MatchRank
  readonly matches: (text: string, query: string) => boolean
}[] = [
  { rank: 'whole', matches: (text, query) => text === query },
  { rank: 'start', matches: (text, query) => text.startsWith(query) },
  { rank: 'word', matches: (text, query) => text.includes(` ${query}`) },
  {
    rank: 'inside',
    matches: (text, query) => query.split(' ').every((word) => text.includes(word)),
  },
]
