import { recordFromKeys } from '#domain/keys.ts'
import { defaultLanguage, languageCodes, type Language } from '#domain/locale.ts'
import type { Property } from './declaration.ts'
import { fieldLabels } from '#domain/fieldLabels.ts'
import { sentenceCase } from './names.ts'

export type Labels = Readonly<Record<Language, string>>

/**
 * Returns the label of a property in every language: its own, the common one, or one made from its
 * name.
 */
export function labelOf(name: string, property: Property | undefined): Labels {
  const declared = { ...fieldLabels[name], ...property?.['x-label'] }
  return labelsOf((language) => declared[language], name)
}

export const labelsOf = (find: (language: Language) => string | undefined, name: string): Labels =>
  recordFromKeys(
    languageCodes,
    (language) => find(language) ?? find(defaultLanguage) ?? sentenceCase(name),
  )
