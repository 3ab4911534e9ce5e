import css from './RowCheckbox.module.css'

type Props = {
  readonly label: string
  readonly checked: boolean
  /** whether only some rows are selected */
  readonly isIndeterminate?: boolean
  readonly onToggle: (isChecked: boolean, isRange: boolean) => void
}

/** A checkbox for a row or all rows of a page; the entire cell is clickable. */
export const RowCheckbox = ({
  label,
  checked,
  isIndeterminate: mixed = false,
  onToggle,
}: Props) => (
  <label className={css.place}>
    <input
      type="checkbox"
      className={css.tick}
      aria-label={label}
      checked={checked}
      ref={(input) => {
        if (input) input.indeterminate = mixed
      }}
      onChange={({ target, nativeEvent }) =>
        onToggle(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
)
