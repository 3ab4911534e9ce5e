import { useId, type ComponentProps, type ReactNode } from 'react'
import { PlainInput } from '../../components/PlainInput.tsx'
import css from './filters.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly hint: string | undefined
  /** what is wrong with it */
  readonly error: string | undefined
  readonly inputMode: ComponentProps<'input'>['inputMode']
  readonly onValueChange: (value: string) => void
  /** another way to fill it in */
  readonly children: ReactNode
}

/** One end of a range; what cannot be read stays as it was typed, and is said to be wrong. */
export function BoundInput({
  label,
  value,
  hint,
  error,
  inputMode,
  onValueChange,
  children,
}: Props) {
  const id = useId()
  return (
    <div className={css.bound}>
      <label htmlFor={id}>{label}</label>
      <PlainInput
        id={id}
        value={value}
        placeholder={hint}
        inputMode={inputMode}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => onValueChange(target.value)}
        end={children}
      />
      <span id={`${id}-error`} role="alert" className={css.unread}>
        {error}
      </span>
    </div>
  )
}
