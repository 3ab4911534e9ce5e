import styles from './DefaultCheckbox.module.css'

type Props = {
  label: string
  /** shown instead of the checkbox for the default, which only another record can take over */
  lockedText: string | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

export function DefaultCheckbox({ label, lockedText, isChosen, onChoose }: Props) {
  if (lockedText) return <p className={styles.stays}>{lockedText}</p>
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {label}
    </label>
  )
}
