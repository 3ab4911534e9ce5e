import { toLatinDigits } from '#domain/latinDigits.ts'

/** The number of digits in an emailed code. */
export const codeLength = 4

/** Returns the digits of the typed or pasted text as Latin digits. */
export const extractCodeDigits = (text: string): string =>
  toLatinDigits(text).replace(/\D/g, '').slice(0, codeLength)
