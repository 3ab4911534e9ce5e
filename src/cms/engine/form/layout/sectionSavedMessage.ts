import type { Language } from '#domain/locale.ts'
import { textIn, type Resource } from '#resource/resource.ts'

/** Returns the message of a section, if only its fields were changed. */
export function sectionSavedMessage(
  { sections }: Pick<Resource, 'sections'>,
  changedFields: readonly string[],
  language: Language,
): string | undefined {
  if (!changedFields.length) return undefined
  const section = sections.find(({ fields }) =>
    changedFields.every((name) => fields.includes(name)),
  )
  return textIn(section?.saved, language)
}
