import type { RecordData } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import { useText } from '../context/useText.ts'

type RecordFields = Readonly<Record<string, unknown>>

/** Returns the title of a record, or the name of its resource if it has none. */
export function recordTitle(
  { titleField, labels }: Resource,
  record: RecordFields,
  language: Language,
): string {
  const name = String(record[titleField.name] ?? '')
  if (name === '') return labels.one[language]
  return choiceValues(titleField.property).length
    ? choiceLabel(titleField.property, name, language)
    : name
}

export function useRecordTitle(resource: Resource): (record: RecordData) => string {
  const { language } = useLanguage()
  return (record) => recordTitle(resource, record, language)
}

type ChangeKind = 'created' | 'updated' | 'deleted'

/** Returns a function for a message about a change of a record, with its resource and title. */
export function useChangeMessage(
  resource: Resource,
): (change: ChangeKind, record: RecordFields) => string {
  const t = useText()
  const { language } = useLanguage()
  const kind = resource.labels.one[language]
  return (done, record) =>
    t(`done.${done}`, { kind, what: recordTitle(resource, record, language) })
}
