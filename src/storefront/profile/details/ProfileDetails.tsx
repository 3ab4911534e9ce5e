import type { ReactNode } from 'react'
import { useProfileText } from '../profileText.ts'
import styles from './ProfileDetails.module.css'

export const ProfileDetails = ({ children }: { children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
)

type DetailProps = { label: string; children: ReactNode }

/** A labelled value, or a note that there is none. */
export function Detail({ label, children }: DetailProps) {
  const text = useProfileText()
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.none}>{text('value.none')}</span>}</dd>
    </div>
  )
}

export const Chips = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.chips}>
    {items.map((each) => (
      <li key={each}>
        <bdi>{each}</bdi>
      </li>
    ))}
  </ul>
)
