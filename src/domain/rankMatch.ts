import { toSearchText } from './toSearchText.ts'

/** How well something fits what was typed, the best first. */
export const matchRanks = ['whole', 'start', 'word', 'inside'] as const
export type MatchRank = (typeof matchRanks)[number]

/** The best that one of some texts does: it is what was typed, begins so, has a word that does, or has its words inside. */
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
