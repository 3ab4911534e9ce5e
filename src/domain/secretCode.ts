import { toLatinDigits } from './latinDigits.ts'

/** Crockford's base 32: digits and letters that are not easily confused. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Five bits per character: lists show the last four, which leaves 80 secret bits. */
export const codeLength = 20

/** Groups a code for display: 7K3MX… → 7K3M-X…. */
export const formatSecretCode = (characters: string): string =>
  characters.match(/.{1,4}/g)?.join('-') ?? ''

/** Normalizes a typed code: case and dashes are ignored, O counts as 0, I and L as 1. */
export const normalizeSecretCode = (typed: string): string =>
  toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** Returns the part of a code that lists may show. */
export const maskSecretCode = (code: string): string =>
  `•••• ${code.replace(/[^0-9A-Z]/g, '').slice(-4)}`
