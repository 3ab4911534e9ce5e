import type { Input, RecordData } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Resource } from '#resource/resource.ts'
import { isBlank, isSameValue } from '../form/blankValues.ts'

/** Texts of each language, by field; what is not translated is not there. */
export type TextsByLanguage = Readonly<Record<string, Input>>

/** The languages a record can be translated into from the one that is shown. */
export const targetLanguages = (
  supported: readonly Language[],
  source: Language,
): readonly Language[] => supported.filter((code) => code !== source)

/** A record's own texts in the language it was read in: what fell back is no translation. */
export const ownTexts = ({ translatable }: Resource, record: RecordData): Input =>
  Object.fromEntries(
    translatable.flatMap(({ name, kind }) =>
      record._fallback?.includes(name) ? [] : [[name, kinds[kind].toInput(record[name])]],
    ),
  )

/** What differs from what was loaded; null removes a translation. */
export const textChanges = ({ translatable }: Resource, base: Input, current: Input): Input =>
  Object.fromEntries(
    translatable.flatMap(({ name }) =>
      isSameValue(base[name], current[name])
        ? []
        : [[name, isBlank(current[name]) ? null : current[name]]],
    ),
  )

/** Fields with a text to translate, and how many of them have one in another language. */
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
