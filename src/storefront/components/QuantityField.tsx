import { useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { parseQuantity } from '../data/parseQuantity.ts'
import { useText } from '../hooks/useText.ts'
import { Icon } from './Icon.tsx'
import styles from './QuantityField.module.css'

type Props = {
  value: number
  onValue: (value: number) => void
  /** the product's name, for screen readers */
  name: string
  min?: number
  max?: number
  /** called if more than `max` is typed, which changes nothing; without it, `max` is used */
  onTooMany?: (typed: number) => void
  /** the id of the element that describes what is wrong with the quantity */
  describedBy?: string
}

/** A quantity, changed with buttons or typed in Latin or Arabic digits. */
export function QuantityField({
  value,
  onValue,
  name,
  min = 1,
  max = 100_000,
  onTooMany,
  describedBy,
}: Props) {
  const text = useText()
  const formats = useFormats()
  const [typed, setTyped] = useState<string>()
  const commit = (next: number): void => {
    setTyped(undefined)
    const clamped = Math.min(Math.max(next, min), Math.max(max, min))
    if (clamped !== value) onValue(clamped)
  }
  const commitTyped = (): void => {
    if (typed === undefined) return
    const requested = parseQuantity(typed) ?? value
    if (!onTooMany || requested <= max) return commit(requested)
    setTyped(undefined)
    onTooMany(requested)
  }
  return (
    <div className={styles.field} role="group" aria-label={text('quantity.of', { name })}>
      <button
        type="button"
        aria-label={text('quantity.less')}
        data-repeats
        aria-disabled={value <= min}
        onClick={() => commit(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={text('quantity.label')}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        value={typed ?? formats.digits(String(value))}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commitTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            commitTyped()
          }
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            commit(value + (event.key === 'ArrowUp' ? 1 : -1))
          }
        }}
      />
      <button
        type="button"
        aria-label={text('quantity.more')}
        data-repeats
        aria-disabled={value >= max}
        onClick={() => commit(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
