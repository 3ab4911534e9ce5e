import type { ReactNode } from 'react'
import { ExtraIcon } from './ExtraIcon.tsx'
import styles from './Note.module.css'

type Props = {
  text: string
  /** where it leads on to */
  children?: ReactNode
}

/** What is good to know, beside what it is about. */
export const Note = ({ text, children }: Props) => (
  <div className={styles.note} role="note">
    <ExtraIcon name="info" />
    <p>{text}</p>
    {children}
  </div>
)
