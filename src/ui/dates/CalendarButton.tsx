import { useRef, type ReactNode } from 'react'
import css from './CalendarButton.module.css'

type Props = {
  readonly type: 'date' | 'datetime-local'
  /** as an input of that type has it */
  readonly value: string
  readonly max?: string | undefined
  /** what it does, for those who do not see its sign */
  readonly label: string
  /** a box of its own, that what is absolute is placed in */
  readonly className: string | undefined
  readonly onPick: (value: string) => void
  readonly children: ReactNode
}

/** Beside a field that is typed in: the calendar of the browser, for those who would rather point. */
export function CalendarButton({ type, value, max, label, className, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={`${css.place} ${className}`}>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => input.current?.showPicker()}
      >
        {children}
      </button>
      <input
        ref={input}
        type={type}
        tabIndex={-1}
        aria-hidden
        value={value}
        max={max}
        onChange={({ target }) => onPick(target.value)}
      />
    </span>
  )
}
