import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import type { ReactNode } from 'react'
import { fieldAria, type FieldAria } from './fieldAria.ts'
import css from './FieldFrame.module.css'

type Props = {
  readonly id: string
  readonly label: ReactNode
  readonly children: (aria: FieldAria) => ReactNode
  readonly required?: boolean
  readonly help?: ReactNode
  readonly error?: string | undefined
  /** shown beside the label, such as a counter */
  readonly aside?: ReactNode
  /** for fields with several controls, which form a group instead of one input */
  readonly isGroup?: boolean
  /** for a checkbox, whose label stands beside it */
  readonly isInline?: boolean
  readonly isEmpty?: boolean
}

/** The frame of every field: the label above or beside it, its help and error below. */
export function FieldFrame({
  id,
  label,
  children,
  required = false,
  help,
  error,
  aside,
  isGroup,
  isInline,
  isEmpty = false,
}: Props) {
  const text = (
    <>
      {label}
      {required && (
        <span className={css.required} aria-hidden>
          *
        </span>
      )}
    </>
  )
  return (
    <div
      className={css.frame}
      data-field={id}
      data-inline={isInline}
      data-empty={isEmpty || undefined}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <div className={css.head}>
        {isGroup ? (
          <span id={`${id}-label`} className={css.label}>
            {text}
          </span>
        ) : (
          <label htmlFor={id} id={`${id}-label`} className={css.label}>
            {text}
          </label>
        )}
        {aside}
      </div>
      {children(fieldAria(id, Boolean(error), required))}
      <p id={`${id}-error`} className={css.error} hidden={!error}>
        <ErrorIcon className={css.icon} aria-hidden />
        {error}
      </p>
      <p id={`${id}-help`} className={css.help} hidden={!help}>
        {help}
      </p>
    </div>
  )
}
