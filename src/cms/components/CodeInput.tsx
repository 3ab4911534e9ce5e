import OutlinedInput from '@mui/material/OutlinedInput'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { FieldAria } from './fieldAria.ts'
import css from './CodeInput.module.css'

type Props = {
  readonly aria: FieldAria
  readonly length: number
  readonly value: string
  readonly onChange: (digits: string) => void
}

/** Input for a code with a fixed number of digits; accepts the digits of any script. */
export function CodeInput({ aria, length, value, onChange }: Props) {
  return (
    <OutlinedInput
      className={css.code ?? ''}
      autoFocus
      autoComplete="one-time-code"
      value={value}
      error={aria['aria-invalid']}
      slotProps={{
        input: {
          ...aria,
          dir: 'ltr',
          inputMode: 'numeric',
          style: { inlineSize: `${length * 2}ch` },
        },
      }}
      onChange={({ target }) =>
        onChange(toLatinDigits(target.value).replace(/\D/g, '').slice(0, length))
      }
    />
  )
}
