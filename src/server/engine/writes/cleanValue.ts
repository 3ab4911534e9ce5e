import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'
import { isTextLink } from '#domain/links.ts'
import type { Field } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'

const sanitizeOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'code',
    'hr',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    // Keeps the text of an unsafe link without its target.
    a: (tagName, { href = '' }) => ({ tagName, attribs: isTextLink(href) ? { href } : {} }),
  },
} satisfies sanitizeHtml.IOptions

const load = createRequire(import.meta.url)

/** Loaded with the first text that has markup: it takes a twentieth of the server's memory. */
const loadSanitizer = (): typeof sanitizeHtml => load('sanitize-html')

/**
 * Cleans a value before it is stored: sanitizes markup, upper-cases codes and does what the kind
 * asks for, so that readers can rely on the form.
 */
export const cleanValue = (field: Field, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (field.property['x-case']) return value.toUpperCase()
  const { clean, allowsMarkup } = kinds[field.kind]
  if (clean) return clean(value)
  if (!allowsMarkup) return value
  const sanitize = loadSanitizer()
  const html = sanitize(value, sanitizeOptions)
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).trim() === '' ? null : html
}
