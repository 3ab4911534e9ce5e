import { dayText } from '#domain/dateText.ts'
import type { Language } from '#domain/locale.ts'
import { datedLabel } from '#resource/choices.ts'
import { fillPhrase } from '#resource/subtitle.ts'
import { textIn, type Catalogue, type Field, type Resource } from '#resource/resource.ts'
import { formatsFor } from '#ui/formats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../context/catalogue.ts'
import { timeZone } from '../context/timeZone.ts'
import { isReference } from './facts.ts'
import { isMoney } from './money.ts'
import { numberText } from './numberText.ts'
import { titleIn } from './references.tsx'

type Values = Readonly<Record<string, unknown>>
type SubtitleContext = { readonly catalogue: Catalogue; readonly language: Language }

/** What tells a record from others of its name, part by part. */
export function useSubtitle(resource: Resource | undefined): (record: Values) => string[] {
  const { language } = useLanguage()
  const catalogue = useCatalogue()
  return (record) => (resource ? subtitleOf(resource, record, { catalogue, language }) : [])
}

/** Without what the title says already. */
export function subtitleOf(resource: Resource, record: Values, reader: SubtitleContext): string[] {
  const title = String(record[resource.titleField.name] ?? '')
  const parts = resource.subtitle.flatMap((field) => partOf(field, resource, record, reader) ?? [])
  return [...new Set(parts)].filter((part) => part !== title)
}

function partOf(
  field: Field,
  resource: Resource,
  record: Values,
  reader: SubtitleContext,
): string | undefined {
  const { language } = reader
  const phrase = textIn(field.property['x-phrase'], language)
  if (phrase === undefined) return valueText(field, record, reader)
  return fillPhrase(phrase, (name) => {
    const otherField = resource.field[name]
    return otherField && valueText(otherField, record, reader)
  })
}

/** A value in words, where it has some. */
function valueText(
  { name, property, target }: Field,
  record: Values,
  { catalogue, language }: SubtitleContext,
): string | undefined {
  const value = record[name]
  const formats = formatsFor(language)
  const day = (moment: string): string => dayText(moment, timeZone, language)
  if (typeof value === 'number') return numberText(property, value, formats)
  if (isMoney(value)) return formats.money(value)
  if (isReference(value)) return formats.digits(titleIn(catalogue.get(target ?? ''), value))
  if (typeof value !== 'string' || value === '') return undefined
  if (property.format === 'date-time') return day(value)
  if (property.enum) return datedLabel(property, value, { language, record, day })
  return formats.digits(value)
}
