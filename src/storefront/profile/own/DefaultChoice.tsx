import styles from './DefaultChoice.module.css'

type Props = {
  label: string
  /** said in place of the choice where it is the default already: only another one can take that over */
  stays: string | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

export function DefaultChoice({ label, stays, isChosen, onChoose }: Props) {
  if (stays) return <p className={styles.stays}>{stays}</p>
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
