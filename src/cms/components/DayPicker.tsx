import CalendarIcon from '@mui/icons-material/CalendarToday'
import { CalendarButton } from '#ui/dates/CalendarButton.tsx'
import { useFormText } from '../context/useFormText.ts'
import css from './DayPicker.module.css'

type Props = {
  /** the selected day, 'YYYY-MM-DD' or '' */
  readonly value: string
  readonly onPick: (day: string) => void
}

/** Calendar button at the end of a date field. */
export function DayPicker(props: Props) {
  const t = useFormText()
  return (
    <CalendarButton {...props} label={t('date.pick')} className={css.pick}>
      <CalendarIcon fontSize="small" />
    </CalendarButton>
  )
}
