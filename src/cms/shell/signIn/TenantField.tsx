import OutlinedInput from '@mui/material/OutlinedInput'
import type { RefObject } from 'react'
import { useAccountText } from '../../context/useAccountText.ts'
import { FieldFrame } from '../../components/FieldFrame.tsx'

type Props = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly autoFocus?: boolean
  readonly inputRef?: RefObject<HTMLInputElement | null>
}

/** The id of a tenant, which distinguishes users with the same email. */
export function TenantField({ value, error, onChange, autoFocus = false, inputRef }: Props) {
  const t = useAccountText()
  return (
    <FieldFrame id="tenant" label={t('signIn.tenantId')} error={error}>
      {(aria) => (
        <OutlinedInput
          fullWidth
          {...(inputRef && { inputRef })}
          autoComplete="organization"
          autoFocus={autoFocus}
          value={value}
          error={aria['aria-invalid']}
          slotProps={{ input: { ...aria, dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  )
}
