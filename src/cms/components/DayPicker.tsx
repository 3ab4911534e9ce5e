import CalendarIcon from '@mui/icons-material/CalendarToday'
import { CalendarButton } from '#ui/dates/CalendarButton.tsx'
import { useFormText } from '../context/useFormText.ts'
import css from './DayPicker.module.css'

type Props = {
  /** the day that is chosen, 'YYYY-MM-DD' or '' */
  readonly value: string
  readonly onPick: (day: string) => void
}

/** At the end of a field that takes a moment. */
export function DayPicker(props: Props) {
  const t = useFormText()
  return (
    <CalendarButton {...props} label={t('date.pick')} className={css.pick}>
      <CalendarIcon fontSize="small" />
    </CalendarButton>
  )
}
