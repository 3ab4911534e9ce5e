import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { choiceLabel } from '#resource/choices.ts'
import type { CellProps } from '../face.ts'
import { areStates, toneOf } from '../tones.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** One of a few words. What only the server chooses is a state, and has a dot that says how it is. */
export function ChoiceCell({ field, value }: CellProps) {
  const { language } = useLanguage()
  if (typeof value !== 'string' || !value) return <Blank />
  const label = choiceLabel(field.property, value, language)
  return field.readOnly && areStates(field.property.enum) ? (
    <span className={css.status} data-tone={toneOf(value)}>
      {label}
    </span>
  ) : (
    <span>{label}</span>
  )
}
