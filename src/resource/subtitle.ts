import { languageCodes } from '#domain/locale.ts'
import type { Property } from './declaration.ts'
import type { Resource } from './resource.ts'

const placeholder = /\{(\w+)\}/g

/** The fields that the phrase of a property names. */
export const phraseFields = ({ 'x-phrase': phrase = {} }: Property): string[] => [
  ...new Set(
    languageCodes.flatMap((code) =>
      [...(phrase[code] ?? '').matchAll(placeholder)].map(([, name = '']) => name),
    ),
  ),
]

/** A phrase with the values of its fields; nothing where one of them is empty. */
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

/** What must be read of a record to say its title and its subtitle. */
export const subtitleFields = ({ references, subtitle }: Resource): readonly string[] => [
  ...new Set(
    [...references, ...subtitle].flatMap(({ name, property }) => [name, ...phraseFields(property)]),
  ),
]
