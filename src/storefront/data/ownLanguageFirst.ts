import type { Paper } from './types.ts'

/** What a reader understands stands first, in the order that staff gave it; the rest follows. */
export function ownLanguageFirst<P extends Paper>(papers: readonly P[], language: string): P[] {
  const isOwn = (paper: P): boolean => !paper.language || paper.language === language
  return [...papers.filter(isOwn), ...papers.filter((paper) => !isOwn(paper))]
}
