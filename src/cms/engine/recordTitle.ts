import type { RecordData } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { choiceLabel } from '#resource/choices.ts'

/** What a record is called; one that has no name is called by what it is. */
export function recordTitle(
  { titleField, labels }: Resource,
  record: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const name = String(record[titleField.name] ?? '')
  if (name === '') return labels.one[language]
  return titleField.kind === 'choice' ? choiceLabel(titleField.property, name, language) : name
}

export function useRecordTitle(resource: Resource): (record: RecordData) => string {
  const { language } = useLanguage()
  return (record) => recordTitle(resource, record, language)
}
