import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormText } from '../../context/useFormText.ts'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import type { WidgetProps } from '../kindComponents.ts'
import css from './widgets.module.css'

export function ChoiceWidget({ field, id, value, onChange, aria, readOnly }: WidgetProps) {
  const t = useFormText()
  const { language } = useLanguage()
  const label = (each: string) => choiceLabel(field.property, each, language)
  const chosen = typeof value === 'string' ? value : ''
  return (
    <Select
      fullWidth
      displayEmpty
      value={chosen}
      id={id}
      labelId={`${id}-label`}
      error={aria['aria-invalid']}
      readOnly={readOnly ?? false}
      SelectDisplayProps={{ 'aria-describedby': aria['aria-describedby'] }}
      renderValue={() =>
        chosen ? label(chosen) : <span className={css.placeholder}>{t('form.choose')}</span>
      }
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {!field.required && (
        <MenuItem value="">
          <span className={css.placeholder}>{t('form.none')}</span>
        </MenuItem>
      )}
      {choiceValues(field.property).map((each) => (
        <MenuItem key={each} value={each}>
          {label(each)}
        </MenuItem>
      ))}
    </Select>
  )
}
