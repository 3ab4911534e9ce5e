import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type RefObject } from 'react'
import { useAccountText } from '../context/useAccountText.ts'
import type { FieldAria } from './FieldFrame.tsx'

type Props = {
  readonly aria: FieldAria
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly inputRef?: RefObject<HTMLInputElement | null>
  readonly autoFocus?: boolean
  /** shown to begin with, as after making one up */
  readonly isInitiallyVisible?: boolean
}

/** A password, hidden until its owner wants to see it. */
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
          aria-label={t(isVisible ? 'signIn.hide' : 'signIn.show')}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
        </IconButton>
      }
    />
  )
}
