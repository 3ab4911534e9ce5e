import type { FullLanguage } from '#domain/locale.ts'
import { demo } from '../demoData.ts'

/**
 * Translates data sheet terms such as 'Up to 2 km urban'; codes such as 'IP67' stay as they are.
 */
export const translateTerm = (language: FullLanguage, term: string): string =>
  (language === 'ar' && demo.arabicTerms[term]) || term
