import { languageCodes } from '#domain/locale.ts'
import type { Property } from './declaration.ts'
import type { Resource } from './resource.ts'

const placeholder = /\{(\w+)\}/g

/** Returns the names of the fields that the phrase of a property uses. */
export const phraseFields = ({ 'x-phrase': phrase = {} }: Property): string[] => [
  ...new Set(
    languageCodes.flatMap((code) =>
      [...(phrase[code] ?? '').matchAll(placeholder)].map(([, name = '']) => name),
    ),
  ),
]

/** Returns a phrase with the values of its fields, or undefined if one of them is empty. */
export function fillPhrase(
  phrase: string,
  fieldText: (field: string) => string | undefined,
): string | undefined {
  let isComplete = true
  const filled = phrase.replaceAll(placeholder, (_, name: string) => {
    const value = fieldText(name)
    if (!value) isComplete = false
    return value ?? ''
  })
  return isComplete ? filled : undefined
}

/** Returns the fields that must be read to show the title and the subtitle of a record. */
export const subtitleFields = ({ references, subtitle }: Resource): readonly string[] => [
  ...new Set(
    [...references, ...subtitle].flatMap(({ name, property }) => [name, ...phraseFields(property)]),
  ),
]
