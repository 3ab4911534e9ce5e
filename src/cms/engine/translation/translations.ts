import type { RecordData } from '#api/records.ts'
import type { Input } from '#api/resourcePaths.ts'
import type { Language } from '#domain/locale.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Resource } from '#resource/resource.ts'
import { isBlank, isSameValue } from '../form/blankValues.ts'

/** The texts of each language by field; untranslated fields are missing. */
export type TextsByLanguage = Readonly<Record<string, Input>>

/** Returns the languages that a record can be translated into. */
export const targetLanguages = (
  supported: readonly Language[],
  source: Language,
): readonly Language[] => supported.filter((code) => code !== source)

/**
 * Returns the record's texts in the language it was read in, without texts of a fallback language.
 */
export const ownTexts = ({ translatable }: Resource, record: RecordData): Input =>
  Object.fromEntries(
    translatable.flatMap(({ name, kind }) =>
      record._fallback?.includes(name) ? [] : [[name, kinds[kind].toInput(record[name])]],
    ),
  )

/** Returns the changed texts; null removes a translation. */
export const textChanges = ({ translatable }: Resource, base: Input, current: Input): Input =>
  Object.fromEntries(
    translatable.flatMap(({ name }) =>
      isSameValue(base[name], current[name])
        ? []
        : [[name, isBlank(current[name]) ? null : current[name]]],
    ),
  )

/** Counts the fields with a text to translate, and those translated into a language. */
export function translationProgress(
  { translatable }: Resource,
  source: Input,
  texts: Input,
): { readonly translatedCount: number; readonly total: number } {
  const requiredFields = translatable.filter(({ name }) => !isBlank(source[name]))
  return {
    translatedCount: requiredFields.filter(({ name }) => !isBlank(texts[name])).length,
    total: requiredFields.length,
  }
}
