import css from './RowCheckbox.module.css'

type Props = {
  readonly label: string
  readonly checked: boolean
  /** some of several are */
  readonly isIndeterminate?: boolean
  readonly onToggle: (isChecked: boolean, isRange: boolean) => void
}

/** The box that chooses a row, or the rows of a page; all of its cell can be clicked. */
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
