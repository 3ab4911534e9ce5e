import { formatDate } from '#domain/formatDateTime.ts'
import type { Language } from '#domain/locale.ts'
import { datedLabel } from '#resource/choices.ts'
import { fillPhrase } from '#resource/subtitle.ts'
import { textIn, type Catalogue, type Field, type Resource } from '#resource/resource.ts'
import { formatsFor } from '#ui/formats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../context/catalogue.ts'
import { timeZone } from '../context/timeZone.ts'
import { isReference } from './embeddedRecords.ts'
import { isMoney } from './money.ts'
import { numberText } from './numberText.ts'
import { titleOfReference } from './ReferencesProvider.tsx'

type RecordValues = Readonly<Record<string, unknown>>
type SubtitleContext = { readonly catalogue: Catalogue; readonly language: Language }

/** Returns a function for the parts of a record's subtitle. */
export function useSubtitle(resource: Resource | undefined): (record: RecordValues) => string[] {
  const { language } = useLanguage()
  const catalogue = useCatalogue()
  return (record) => (resource ? subtitleOf(resource, record, { catalogue, language }) : [])
}

/** Returns the subtitle without the parts that the title already contains. */
export function subtitleOf(
  resource: Resource,
  record: RecordValues,
  context: SubtitleContext,
): string[] {
  const title = String(record[resource.titleField.name] ?? '')
  const parts = resource.subtitle.flatMap((field) => partOf(field, resource, record, context) ?? [])
  return [...new Set(parts)].filter((part) => part !== title)
}

function partOf(
  field: Field,
  resource: Resource,
  record: RecordValues,
  context: SubtitleContext,
): string | undefined {
  const { language } = context
  const phrase = textIn(field.property['x-phrase'], language)
  if (phrase === undefined) return valueText(field, record, context)
  return fillPhrase(phrase, (name) => {
    const otherField = resource.field[name]
    return otherField && valueText(otherField, record, context)
  })
}

/** Returns the text of a value, if it has one. */
function valueText(
  { name, property, target }: Field,
  record: RecordValues,
  { catalogue, language }: SubtitleContext,
): string | undefined {
  const value = record[name]
  const formats = formatsFor(language)
  const formatDay = (timestamp: string): string => formatDate(timestamp, timeZone, language)
  if (typeof value === 'number') return numberText(property, value, language)
  if (isMoney(value)) return formats.money(value)
  if (isReference(value))
    return formats.digits(titleOfReference(catalogue.get(target ?? ''), value))
  if (typeof value !== 'string' || value === '') return undefined
  if (property.format === 'date-time') return formatDay(value)
  if (property.enum) return datedLabel(property, value, { language, record, formatDay })
  return formats.digits(value)
}
