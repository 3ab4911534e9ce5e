import { choiceLabel, choiceValues, toggleChoice } from '#resource/choices.ts'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { WidgetProps } from '../kindComponents.ts'
import css from './ChoicesWidget.module.css'

type Props = Pick<WidgetProps, 'field' | 'value' | 'onChange' | 'aria'>

/** Any number of declared choices, as checkboxes. */
export function ChoicesWidget({ field: { property }, value, onChange, aria }: Props) {
  const { language } = useLanguage()
  const chosen = listOrEmpty(value).map(String)
  return (
    <div className={css.choices}>
      {choiceValues(property).map((choice, index) => (
        <label key={choice}>
          <input
            type="checkbox"
            id={`${aria.id}-${index}`}
            aria-describedby={aria['aria-describedby']}
            aria-invalid={aria['aria-invalid']}
            checked={chosen.includes(choice)}
            onChange={() => onChange(toggleChoice(property, chosen, choice))}
          />
          {choiceLabel(property, choice, language)}
        </label>
      ))}
    </div>
  )
}
