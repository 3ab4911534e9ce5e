import OutlinedInput from '@mui/material/OutlinedInput'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useFormText } from '../../context/useFormText.ts'
import { DayPicker } from '../../pieces/PickDay.tsx'
import type { WidgetProps } from '../face.ts'
import { fromLocalInput, parseLocalMoment, isMoment, toLocalInput } from '../localTime.ts'
import { useInputDraft } from '../useTyped.ts'

/** A moment as lists show it; what was typed and is none stays the value, which no schema takes. */
export function DateWidget({ value, onChange, aria, readOnly }: WidgetProps) {
  const t = useFormText()
  const formats = useFormats()
  const stored = typeof value === 'string' ? value : ''
  const isUnparsed = stored !== '' && !isMoment(stored)
  const local = isUnparsed ? '' : toLocalInput(stored)
  const field = useInputDraft(stored && !isUnparsed ? formats.date(stored, timeZone) : stored)
  const invalid = aria['aria-invalid'] || (isUnparsed && !field.focused)
  return (
    <OutlinedInput
      fullWidth
      value={field.typed}
      placeholder={t('date.shape')}
      error={invalid}
      readOnly={readOnly ?? false}
      endAdornment={
        !readOnly && (
          <DayPicker
            value={local.slice(0, 10)}
            onPick={(day) =>
              onChange(fromLocalInput(day && `${day}T${local.slice(11) || '00:00'}`))
            }
          />
        )
      }
      slotProps={{ input: { ...aria, 'aria-invalid': invalid, autoComplete: 'off' } }}
      onFocus={field.onFocus}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        field.setTyped(target.value)
        onChange(target.value.trim() ? (parseLocalMoment(target.value) ?? target.value) : undefined)
      }}
    />
  )
}
