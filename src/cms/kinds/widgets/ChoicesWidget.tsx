import Box from '@mui/material/Box'
import { asList } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import type { WidgetProps } from '../kindComponents.ts'
import css from './widgets.module.css'

/** Any of a few values, each as a switch. */
export function ChoicesWidget({ field, id, value, onChange, readOnly }: WidgetProps) {
  const { language } = useLanguage()
  const chosen = asList(value)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 8 }} id={id}>
      {choiceValues(field.property).map((each) => {
        const on = chosen.includes(each)
        return (
          <button
            key={each}
            type="button"
            className={css.toggle}
            aria-pressed={on}
            disabled={readOnly}
            onClick={() =>
              onChange(on ? chosen.filter((other) => other !== each) : [...chosen, each])
            }
          >
            {choiceLabel(field.property, each, language)}
          </button>
        )
      })}
    </Box>
  )
}
