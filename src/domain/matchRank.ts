import { searchText } from './searchText.ts'

/** How well something fits what was typed, the best first. */
export const matchRanks = ['whole', 'start', 'word', 'inside'] as const
export type MatchRank = (typeof matchRanks)[number]

/** The best that one of some texts does: it is what was typed, begins so, has a word that does, or has its words inside. */
export function matchRank(texts: readonly string[], typed: string): MatchRank | undefined {
  const wanted = searchText(typed)
  const known = texts.map(searchText)
  return tests.find(({ fits }) => known.some((text) => fits(text, wanted)))?.rank
}

const tests: readonly {
  readonly rank: MatchRank
  readonly fits: (text: string, wanted: string) => boolean
}[] = [
  { rank: 'whole', fits: (text, wanted) => text === wanted },
  { rank: 'start', fits: (text, wanted) => text.startsWith(wanted) },
  { rank: 'word', fits: (text, wanted) => text.includes(` ${wanted}`) },
  {
    rank: 'inside',
    fits: (text, wanted) => wanted.split(' ').every((word) => text.includes(word)),
  },
]
