import type { BaseDocument } from './types.ts'

/** What a reader understands stands first, in the order that staff gave it; the rest follows. */
export function sortOwnLanguageFirst<P extends BaseDocument>(
  documents: readonly P[],
  language: string,
): P[] {
  const isOwn = (each: P): boolean => !each.language || each.language === language
  return [...documents.filter(isOwn), ...documents.filter((paper) => !isOwn(paper))]
}
