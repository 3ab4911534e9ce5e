import { CalendarButton } from '#ui/dates/CalendarButton.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Field } from '../account/form/Field.tsx'
import styles from '../account/form/Field.module.css'
import type { FieldProps } from '../account/form/useForm.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { formatDay, parseDay } from './licenceDays.ts'
import { useLicencesText } from './licencesText.ts'

type Props = FieldProps & {
  label: string
  hint: string
  /** the last selectable day of the calendar; '' for no limit */
  max: string
}

/** A typed or picked day. It is formatted when the field loses focus. */
export function DayField({ label, hint, max, name, value, error, onValue }: Props) {
  const text = useLicencesText()
  const { language } = useLanguage()
  const day = parseDay(value) ?? ''
  const formattedDay = formatDay(day, language)
  return (
    <Field label={label} error={error} hint={hint} isOptional>
      {(ariaProps) => (
        <div className={styles.holder}>
          <input
            {...ariaProps}
            name={name}
            className={styles.input}
            autoComplete="off"
            placeholder={text('day.shape')}
            value={value}
            onChange={({ target }) => onValue(target.value)}
            onBlur={() => {
              // A refused value keeps its error until it is changed.
              if (formattedDay && formattedDay !== value) onValue(formattedDay)
            }}
          />
          <CalendarButton
            value={day}
            max={max || undefined}
            label={text('day.pick')}
            className={styles.inside}
            onPick={(pickedDay) => onValue(formatDay(pickedDay, language))}
          >
            <ExtraIcon name="calendar" />
          </CalendarButton>
        </div>
      )}
    </Field>
  )
}
