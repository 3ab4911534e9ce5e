import OutlinedInput from '@mui/material/OutlinedInput'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useFormText } from '../../context/useFormText.ts'
import { DayPicker } from '../../components/DayPicker.tsx'
import type { WidgetProps } from '../kindComponents.ts'
import { fromLocalInput, parseLocalMoment, isTimestamp, toLocalInput } from '../localTime.ts'
import { useInputDraft } from '../useInputDraft.ts'

/** A date in the format of lists. Unparsed text stays the value, which no schema accepts. */
export function DateWidget({ value, onChange, aria }: WidgetProps) {
  const t = useFormText()
  const formats = useFormats()
  const stored = typeof value === 'string' ? value : ''
  const isUnparsed = stored !== '' && !isTimestamp(stored)
  const local = isUnparsed ? '' : toLocalInput(stored)
  const draft = useInputDraft(stored && !isUnparsed ? formats.date(stored, timeZone) : stored)
  const isInvalid = aria['aria-invalid'] || (isUnparsed && !draft.focused)
  return (
    <OutlinedInput
      fullWidth
      value={draft.typed}
      placeholder={t('date.shape')}
      error={isInvalid}
      endAdornment={
        <DayPicker
          value={local.slice(0, 10)}
          onPick={(day) => onChange(fromLocalInput(day && `${day}T${local.slice(11) || '00:00'}`))}
        />
      }
      slotProps={{ input: { ...aria, 'aria-invalid': isInvalid, autoComplete: 'off' } }}
      onFocus={draft.onFocus}
      onBlur={draft.onBlur}
      onChange={({ target }) => {
        draft.setTyped(target.value)
        onChange(target.value.trim() ? (parseLocalMoment(target.value) ?? target.value) : undefined)
      }}
    />
  )
}
