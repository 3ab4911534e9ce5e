import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type RefObject } from 'react'
import { useAccountText } from '../context/useAccountText.ts'
import type { FieldAria } from './fieldAria.ts'

type Props = {
  readonly aria: FieldAria
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly inputRef?: RefObject<HTMLInputElement | null>
  readonly autoFocus?: boolean
  /** whether it is visible at first, as after generating a password */
  readonly isInitiallyVisible?: boolean
}

/** A password input that is masked until the user reveals it. */
export function PasswordInput({ aria, value, onChange, autoComplete, ...props }: Props) {
  const t = useAccountText()
  const { inputRef, autoFocus = false, isInitiallyVisible: initially = false } = props
  const [isVisible, setVisible] = useState(initially)
  return (
    <OutlinedInput
      fullWidth
      {...(inputRef && { inputRef })}
      type={isVisible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      value={value}
      error={aria['aria-invalid']}
      slotProps={{ input: { ...aria, dir: 'ltr', spellCheck: false } }}
      onChange={({ target }) => onChange(target.value)}
      endAdornment={
        <IconButton
          size="small"
          edge="end"
          // Passwords run from left to right, so in Arabic they begin beside the button.
          sx={{ marginInlineStart: 8 }}
          aria-label={t(isVisible ? 'signIn.hide' : 'signIn.show')}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
        </IconButton>
      }
    />
  )
}
