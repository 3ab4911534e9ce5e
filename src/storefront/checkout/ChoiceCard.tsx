import type { ReactNode } from 'react'
import styles from './ChoiceCard.module.css'

type Props = {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  title: ReactNode
  /** at the end of the title's line */
  aside?: ReactNode
  mark?: ReactNode
  children?: ReactNode
  /** asked besides of whoever chooses it */
  details?: ReactNode
}

/** One of several, as a card whose whole area is the choice. */
export const ChoiceCard = (props: Props) => {
  const { name, value, isChosen, onChoose, title, aside, mark, children, details: more } = props
  return (
    <div className={styles.choice}>
      <label>
        <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
        <span className={styles.body}>
          <span className={styles.top}>
            {mark}
            <span className={styles.title}>{title}</span>
            {aside && <span className={styles.aside}>{aside}</span>}
          </span>
          {children}
        </span>
      </label>
      {isChosen && more && <div className={styles.more}>{more}</div>}
    </div>
  )
}

export const ChoiceGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.choices}>
    <legend className="hidden">{label}</legend>
    {children}
  </fieldset>
)
