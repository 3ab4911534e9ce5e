import type { BaseDocument } from './types.ts'

/** Moves documents in the user's language to the front; otherwise keeps the staff's order. */
export function sortOwnLanguageFirst<P extends BaseDocument>(
  documents: readonly P[],
  language: string,
): P[] {
  const isOwn = (each: P): boolean => !each.language || each.language === language
  return [...documents.filter(isOwn), ...documents.filter((paper) => !isOwn(paper))]
}
