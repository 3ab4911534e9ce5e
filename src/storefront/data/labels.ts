import type { Metadata } from './types.ts'

/** Returns the localized label of an enum value of a product field. */
export const enumLabel = (metadata: Metadata, field: string, code: string): string =>
  enumLabelOf(metadata, `products.${field}`, code)

export const enumLabelOf = (metadata: Metadata, list: string, code: string): string =>
  metadata.enums[list]?.[code] ?? humanize(code)

export const fieldLabel = (metadata: Metadata, field: string): string =>
  metadata.labels[`products.${field}`] ?? humanize(field)

// 'quick_start' and 'quickStart' become 'Quick start' if they have no label; 'P5Y' is no word.
const humanize = (code: string): string =>
  /[a-z]/.test(code)
    ? code
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/[_-]+/g, ' ')
        .toLowerCase()
        .replace(/^./, (first) => first.toUpperCase())
    : code
