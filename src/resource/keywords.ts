import { linkFormats } from '#domain/links.ts'
import { propertyKeywords } from './grammar/propertySchema.ts'
import { kinds } from './kinds/kinds.ts'

/** The keywords that every Ajv and Fastify instance must know before it compiles a declaration. */
export const keywords = Object.keys(propertyKeywords).filter((name) => name.startsWith('x-'))

/** String formats of our own, beside those of ajv-formats. */
export const stringFormats: Readonly<Record<string, RegExp>> = {
  ...linkFormats,
  // The server checks the digits; a form only checks the shape.
  iban: /^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{11,40}$/,
  bic: /^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$/,
  ...Object.fromEntries(
    Object.values(kinds).flatMap(({ format, formatPattern }) =>
      format && formatPattern ? [[format, formatPattern]] : [],
    ),
  ),
}
