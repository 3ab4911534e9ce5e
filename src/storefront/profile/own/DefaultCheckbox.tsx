import styles from './DefaultCheckbox.module.css'

type Props = {
  label: string
  /** said in place of the choice where it is the default already: only another one can take that over */
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
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {label}
    </label>
  )
}
