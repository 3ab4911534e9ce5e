import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { formatDate } from '#domain/formatDateTime.ts'
import { datedLabel } from '#resource/choices.ts'
import { timeZone } from '../../context/timeZone.ts'
import type { CellProps } from '../kindComponents.ts'
import { areStates, toneOf } from '../tones.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** The value of a choice. Values set only by the server are states and get a coloured dot. */
export function ChoiceCell({ field, value, record }: CellProps) {
  const { language } = useLanguage()
  if (typeof value !== 'string' || !value) return <Blank />
  const formatDay = (timestamp: string): string => formatDate(timestamp, timeZone, language)
  const label = datedLabel(field.property, value, { language, record, formatDay })
  return field.readOnly && areStates(field.property.enum) ? (
    <span className={css.status} data-tone={toneOf(value)}>
      {label}
    </span>
  ) : (
    <span>{label}</span>
  )
}
