import { useRef, type ReactNode } from 'react'
import css from './CalendarButton.module.css'

type Props = {
  /** the day that is chosen, 'YYYY-MM-DD' or '' */
  readonly value: string
  readonly max?: string | undefined
  /** what it does, for those who do not see its sign */
  readonly label: string
  /** a box of its own, that what is absolute is placed in */
  readonly className: string | undefined
  readonly onPick: (day: string) => void
  readonly children: ReactNode
}

/**
 * Beside a field that is typed in: the calendar of the browser, for those who would rather point. Of
 * days alone: what browsers offer for hours as well, some of them leave without any.
 */
export function CalendarButton({ value, max, label, className, onPick, children }: Props) {
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
        type="date"
        tabIndex={-1}
        aria-hidden
        value={value}
        max={max}
        onChange={({ target }) => onPick(target.value)}
      />
    </span>
  )
}
