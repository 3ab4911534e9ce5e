import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullLanguage } from '#domain/locale.ts'

const arabic: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'termsAr.json'), 'utf8'),
)
const termsByLanguage: Partial<Record<FullLanguage, typeof arabic>> = { ar: arabic }

/**
 * Translates data sheet terms such as 'Up to 2 km urban'; codes such as 'IP67' stay as they are.
 */
export const translateTerm = (language: FullLanguage, term: string): string =>
  termsByLanguage[language]?.[term] ?? term
