import { toLatinDigits } from '#domain/latinDigits.ts'

/** How many digits the mailed codes have. */
export const codeLength = 4

/** The digits of what was typed or pasted, in whichever writing. */
export const extractCodeDigits = (text: string): string =>
  toLatinDigits(text).replace(/\D/g, '').slice(0, codeLength)
