import type { Property } from '../declaration.ts'
import type { Schema } from '../schema.ts'
import type { Kind } from './kind.ts'
import { containsText, inTexts, isPresent } from './operators.ts'
import { scalar } from './scalar.ts'

/** Counter limit of the specification for texts of several lines, in characters. */
const multilineLimit = 255

const textSchema = ({ maxLength = 255, minLength, pattern, format }: Property): Schema => ({
  type: 'string',
  maxLength,
  ...(minLength === undefined ? {} : { minLength }),
  ...(pattern === undefined ? {} : { pattern }),
  ...(format === undefined ? {} : { format }),
})

const operators = { in: inTexts, contains: containsText, exists: isPresent }

export const text: Kind = scalar('text', { input: textSchema, operators })

export const multiline: Kind = scalar('text', {
  input: (property) => textSchema({ maxLength: multilineLimit, ...property }),
  operators: { contains: containsText, exists: isPresent },
})

/** HTML of a small, cleaned vocabulary. */
export const richText: Kind = scalar('text', {
  sortable: false,
  input: (property) => textSchema({ maxLength: 20_000, ...property }),
  operators: { contains: containsText, exists: isPresent },
  words: (value) => String(value ?? '').replace(/<[^>]*>/g, ' '),
  markup: true,
})

export const email: Kind = scalar('text', {
  input: (property) => textSchema({ ...property, format: 'email' }),
  operators,
})

export const url: Kind = scalar('text', {
  input: (property) => textSchema({ maxLength: 2000, ...property, format: 'uri' }),
  operators: { contains: containsText, exists: isPresent },
})

export const phone: Kind = scalar('text', {
  input: (property) => textSchema({ ...property, format: 'phone' }),
  operators,
})

export const colour: Kind = scalar('text', {
  input: (property) => textSchema({ ...property, format: 'colour' }),
  operators: { in: inTexts, exists: isPresent },
})

/** ISO 3166-1 alpha-2 */
export const country: Kind = scalar('text', {
  input: () => ({ type: 'string', pattern: '^[A-Z]{2}$' }),
  operators: { in: inTexts, exists: isPresent },
  facet: 'values',
  words: () => '',
})
