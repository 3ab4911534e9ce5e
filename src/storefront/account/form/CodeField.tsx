import { useEffect, useRef } from 'react'
import { useAccountText } from '../accountText.ts'
import { useFormats } from '#ui/useFormats.ts'
import styles from './CodeField.module.css'
import { extractCodeDigits, codeLength } from './extractCodeDigits.ts'
import { Field } from './Field.tsx'
import type { FieldProps } from './useForm.ts'

/** A single input styled as one box per digit, so that pasting and autofill work. */
export function CodeField({ name, value, error, onValue }: FieldProps) {
  const text = useAccountText()
  const formats = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const isRefused = error !== undefined && value.length === codeLength
  useEffect(() => {
    // The next code is typed over the refused one.
    if (isRefused) input.current?.select()
  }, [isRefused])
  return (
    <Field label={formats.digits(text('field.code'))} error={error}>
      {(ariaProps) => (
        <div className={styles.code} dir="ltr">
          <input
            {...ariaProps}
            ref={input}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onValue(extractCodeDigits(target.value))}
          />
          {Array.from({ length: codeLength }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              data-next={index === Math.min(value.length, codeLength - 1) || undefined}
            >
              {value[index]}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}
