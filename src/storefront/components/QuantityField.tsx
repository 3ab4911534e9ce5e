import { useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { typedQuantity } from '../data/typedQuantity.ts'
import { useText } from '../useText.ts'
import { Icon } from './Icon.tsx'
import styles from './QuantityField.module.css'

type Props = {
  value: number
  onValue: (value: number) => void
  /** of what, for those who do not see it */
  name: string
  min?: number
  max?: number
  /** hears of more than the most that was typed, which changes nothing; without it, the most is taken */
  onTooMany?: (typed: number) => void
  /** what is wrong with the quantity, on the page by this id */
  describedBy?: string
}

/** How many of something: stepped by one, or typed in either kind of digits. */
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
  const settle = (next: number): void => {
    setTyped(undefined)
    const bound = Math.min(Math.max(next, min), Math.max(max, min))
    if (bound !== value) onValue(bound)
  }
  const finish = (): void => {
    if (typed === undefined) return
    const asked = typedQuantity(typed) ?? value
    if (!onTooMany || asked <= max) return settle(asked)
    setTyped(undefined)
    onTooMany(asked)
  }
  return (
    <div className={styles.field} role="group" aria-label={text('quantity.of', { name })}>
      <button
        type="button"
        aria-label={text('quantity.less')}
        data-repeats
        aria-disabled={value <= min}
        onClick={() => settle(value - 1)}
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
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            finish()
          }
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            settle(value + (event.key === 'ArrowUp' ? 1 : -1))
          }
        }}
      />
      <button
        type="button"
        aria-label={text('quantity.more')}
        data-repeats
        aria-disabled={value >= max}
        onClick={() => settle(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
