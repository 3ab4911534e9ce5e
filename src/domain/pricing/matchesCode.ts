import type { Discount } from './types.ts'

const normalizeCode = (code: string | null): string => (code ?? '').trim().toLowerCase()

/** Blanks are no code. */
export const isEnteredCode = (typed: string | null): boolean => normalizeCode(typed) !== ''

/** Codes of other shoppers stay secret: a code discount that nobody typed is as if it were not there. */
export const matchesCode = ({ code }: Discount, typed: string | null): boolean =>
  isEnteredCode(typed) && normalizeCode(code) === normalizeCode(typed)
