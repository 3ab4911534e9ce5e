import type { ReactNode } from 'react'
import styles from './ChoiceCard.module.css'

type Props = {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  title: ReactNode
  aside?: ReactNode
  mark?: ReactNode
  children?: ReactNode
  /** extra content below the choice, such as further inputs */
  details?: ReactNode
}

/** A radio option as a card that is clickable as a whole. */
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
