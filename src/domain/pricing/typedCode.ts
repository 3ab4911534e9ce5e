import type { Discount } from './types.ts'

const plain = (code: string | null): string => (code ?? '').trim().toLowerCase()

/** Blanks are no code. */
export const isCode = (typed: string | null): boolean => plain(typed) !== ''

/** Codes of other shoppers stay secret: a code discount that nobody typed is as if it were not there. */
export const isTyped = ({ code }: Discount, typed: string | null): boolean =>
  isCode(typed) && plain(code) === plain(typed)
