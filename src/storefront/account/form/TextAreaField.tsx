import type { ReactNode } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { useAccountText } from '../accountText.ts'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import type { FieldProps } from './useForm.ts'

/** The maximum length, in characters. */
const maxChars = 255

type Props = FieldProps & {
  label: string
  hint?: ReactNode
  isOptional?: boolean
  autoComplete?: string
}

/** A multi-line text with a character count. */
export function TextAreaField({
  name,
  value,
  error,
  onValue,
  autoComplete = 'off',
  ...fieldProps
}: Props) {
  const text = useAccountText()
  const formats = useFormats()
  const count = { count: formats.number(value.length), max: formats.number(maxChars) }
  return (
    <Field
      {...fieldProps}
      error={error}
      isWide
      aside={
        <span className={styles.counter} data-full={value.length >= maxChars || undefined}>
          {text('details.count', count)}
        </span>
      }
    >
      {(ariaProps) => (
        <textarea
          {...ariaProps}
          className={styles.input}
          name={name}
          rows={3}
          dir="auto"
          autoComplete={autoComplete}
          maxLength={maxChars}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  )
}
