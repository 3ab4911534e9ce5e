import type { FieldInfo } from './kindComponents.ts'

/**
 * Returns whether a text is a code of machine-readable letters and digits, which accepts digits of
 * any script. URLs are not, because they may contain any character.
 */
export const isCodeLike = ({ kind, property }: FieldInfo): boolean =>
  kind === 'phone' ||
  kind === 'email' ||
  (kind === 'text' &&
    Boolean(
      property.pattern ||
      property['x-case'] ||
      property.format === 'iban' ||
      property.format === 'bic',
    ))
