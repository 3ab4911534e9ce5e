import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import type { FieldProps } from './useForm.ts'

type Props = FieldProps & {
  label: string
  autoComplete: HTMLInputAutoCompleteAttribute
  hint?: ReactNode
  type?: 'text' | 'email'
  dir?: 'ltr'
  maxLength?: number
  spellCheck?: boolean
  isWide?: boolean
  isOptional?: boolean
  autoCapitalize?: InputHTMLAttributes<HTMLInputElement>['autoCapitalize']
}

export function TextField({
  label,
  error,
  hint,
  onValue,
  isWide = false,
  isOptional = false,
  ...input
}: Props) {
  return (
    <Field label={label} error={error} hint={hint} isWide={isWide} isOptional={isOptional}>
      {(ariaProps) => (
        <input
          type="text"
          {...input}
          {...ariaProps}
          className={styles.input}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  )
}

type EmailProps = FieldProps & { label: string; autoComplete?: 'username' | 'email' }

export const EmailField = ({ autoComplete = 'email', ...props }: EmailProps) => (
  <TextField
    {...props}
    type="email"
    dir="ltr"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={255}
  />
)

export const TenantField = ({
  hint,
  ...props
}: FieldProps & { label: string; hint?: ReactNode }) => (
  <TextField
    {...props}
    hint={hint}
    dir="ltr"
    autoComplete="organization"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={60}
  />
)
