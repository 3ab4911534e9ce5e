import { toLatinDigits } from '#domain/latinDigits.ts'
import type { Property } from '../declaration.ts'
import type { Schema } from '../schema.ts'
import { valueOr } from './cell.ts'
import type { Kind } from './kind.ts'
import { containsText, inTexts, isPresent } from './operators.ts'
import { scalarKind } from './scalarKind.ts'

/** The specified limit for multi-line texts, in characters. */
const multilineLimit = 255

const textSchema = ({ maxLength = 255, minLength, pattern, format }: Property): Schema => ({
  type: 'string',
  maxLength,
  ...(minLength === undefined ? {} : { minLength }),
  ...(pattern === undefined ? {} : { pattern }),
  ...(format === undefined ? {} : { format }),
})

const operators = { in: inTexts, contains: containsText, exists: isPresent }

export const text: Kind = scalarKind('text', {
  inputSchema: textSchema,
  operators,
  isText: true,
  isDerivable: true,
})

export const multiline: Kind = scalarKind('text', {
  inputSchema: (property) => textSchema({ maxLength: multilineLimit, ...property }),
  readCell: (value) => ({ value }),
  operators: { contains: containsText, exists: isPresent },
})

/** HTML restricted to a small set of elements and sanitised. */
export const richText: Kind = scalarKind('text', {
  isSortable: false,
  inputSchema: (property) => textSchema({ maxLength: 20_000, ...property }),
  readCell: (value) => ({ value }),
  operators: { contains: containsText, exists: isPresent },
  searchableText: (value) => String(value ?? '').replace(/<[^>]*>/g, ' '),
  allowsMarkup: true,
})

export const email: Kind = scalarKind('text', {
  format: 'email',
  inputSchema: (property) => textSchema({ ...property, format: 'email' }),
  operators,
  isEmail: true,
})

export const url: Kind = scalarKind('text', {
  format: 'uri',
  inputSchema: (property) => textSchema({ maxLength: 2000, ...property, format: 'uri' }),
  operators: { contains: containsText, exists: isPresent },
})

export const phone: Kind = scalarKind('text', {
  format: 'phone',
  formatPattern: /^\+?[0-9][0-9 ()-]{5,19}$/,
  clean: (typed) => toLatinDigits(typed).trim(),
  inputSchema: (property) => textSchema({ ...property, format: 'phone' }),
  operators,
})

export const colour: Kind = scalarKind('text', {
  format: 'colour',
  formatPattern: /^#[0-9a-fA-F]{6}$/,
  inputSchema: (property) => textSchema({ ...property, format: 'colour' }),
  operators: { in: inTexts, exists: isPresent },
})

/** An ISO 3166-1 alpha-2 code. */
export const country: Kind = scalarKind('text', {
  inputSchema: () => ({ type: 'string', pattern: '^[A-Z]{2}$' }),
  operators: { in: inTexts, exists: isPresent },
  facet: 'values',
  writeCell: (value, _, to) => to.country(value),
  readCell: (value, _, from) => valueOr('field.country', from.country(value)),
  searchableText: () => '',
})
