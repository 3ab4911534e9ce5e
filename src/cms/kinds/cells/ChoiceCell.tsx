import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { choiceLabel } from '../choiceLabels.ts'
import type { CellProps } from '../face.ts'
import { toneOf } from '../tones.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** One of a few words. What only the server chooses is a state, and has a dot that says how it is. */
export function ChoiceCell({ field, value }: CellProps) {
  const { language } = useLanguage()
  if (typeof value !== 'string' || !value) return <Blank />
  const label = choiceLabel(field.property, value, language)
  const states = field.readOnly && choiceTones(field.property.enum)
  return states ? (
    <span className={css.status} data-tone={toneOf(value)}>
      {label}
    </span>
  ) : (
    <span>{label}</span>
  )
}

/** Values without any feeling, such as kinds of things, are no states. */
const choiceTones = (values: readonly string[] = []): boolean =>
  values.some((each) => toneOf(each) !== 'neutral')
