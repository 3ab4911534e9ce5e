import type { Discount } from './types.ts'

const normalizeCode = (code: string | null): string => (code ?? '').trim().toLowerCase()

/** Whitespace does not count as a code. */
export const isEnteredCode = (typed: string | null): boolean => normalizeCode(typed) !== ''

/**
 * A code discount that nobody typed counts as non-existent, so that other shoppers' codes stay
 * secret.
 */
export const matchesCode = ({ code }: Discount, typed: string | null): boolean =>
  isEnteredCode(typed) && normalizeCode(code) === normalizeCode(typed)
