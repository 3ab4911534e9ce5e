import type { ChangeEventHandler } from 'react'
import css from './RowCheckbox.module.css'

type Props = {
  readonly label: string
  readonly checked: boolean
  /** whether only some rows are selected */
  readonly isIndeterminate?: boolean
  readonly onChange: ChangeEventHandler<HTMLInputElement>
}

/** A checkbox for a row or all rows of a page; the entire cell is clickable. */
export const RowCheckbox = ({ label, checked, isIndeterminate = false, onChange }: Props) => (
  <label className={css.place}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate
      }}
      onChange={onChange}
    />
  </label>
)
