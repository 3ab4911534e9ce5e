import { useId, type ReactNode } from 'react'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import styles from './Field.module.css'

/** Attributes that link an input to its label, hint and error. */
export type FieldAria = {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

type Props = {
  label: string
  error: string | undefined
  hint?: ReactNode
  isOptional?: boolean
  /** spans the full width of its group */
  isWide?: boolean
  /** at the end of the label's line */
  aside?: ReactNode
  children: (ariaProps: FieldAria) => ReactNode
}

export function Field({
  label,
  error,
  hint,
  isOptional = false,
  isWide = false,
  aside,
  children,
}: Props) {
  const text = useAccountText()
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-wide={isWide}>
      <div className={styles.top}>
        <label htmlFor={id}>
          {label}
          {isOptional && <span className={styles.optional}> ({text('optional')})</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <ExtraIcon name="warning" size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
