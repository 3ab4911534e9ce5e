import { useRef, type ReactNode } from 'react'
import css from './CalendarButton.module.css'

type Props = {
  /** the selected day, 'YYYY-MM-DD' or '' */
  readonly value: string
  readonly max?: string | undefined
  /** the accessible name; the button shows only an icon */
  readonly label: string
  /** must be positioned: the input inside is placed absolutely */
  readonly className: string | undefined
  readonly onPick: (day: string) => void
  readonly children: ReactNode
}

/**
 * Opens the browser's calendar beside a text field. For days only, because some browsers leave the
 * picker for times without a way to choose one.
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
