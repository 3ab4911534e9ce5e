import { startTransition, useOptimistic, type ChangeEventHandler } from 'react'
import css from './RowCheckbox.module.css'

type Props = {
  readonly label: string
  readonly checked: boolean
  /** whether only some rows are selected */
  readonly isIndeterminate?: boolean
  readonly onChange: ChangeEventHandler<HTMLInputElement>
}

/**
 * A checkbox for a row or all rows of a page; the entire cell is clickable. It is ticked at once;
 * the rows and the bar of their actions follow.
 */
export function RowCheckbox({ label, checked, isIndeterminate = false, onChange }: Props) {
  const [isTicked, setTicked] = useOptimistic(checked)
  return (
    <label className={css.place}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate && !isTicked
        }}
        onChange={(event) =>
          startTransition(() => {
            setTicked(event.target.checked)
            onChange(event)
          })
        }
      />
    </label>
  )
}
