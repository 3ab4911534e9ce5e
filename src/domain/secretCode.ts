import { toLatinDigits } from './latinDigits.ts'

/** Crockford's base 32: digits and letters that nobody takes for one another. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Five bits each: when the last four are shown in lists, 80 remain that nobody can guess. */
export const codeLength = 20

/** As it is read and copied: 7K3MX… → 7K3M-X…. */
export const formatSecretCode = (characters: string): string =>
  characters.match(/.{1,4}/g)?.join('-') ?? ''

/** The same code however it was typed: in small letters, with or without its dashes, O for 0, I or L for 1. */
export const normalizeSecretCode = (typed: string): string =>
  toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** What lists show of a code. */
export const maskSecretCode = (code: string): string =>
  `•••• ${code.replace(/[^0-9A-Z]/g, '').slice(-4)}`
