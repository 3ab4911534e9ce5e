import type { ReactNode } from 'react'
import { ExtraIcon } from './ExtraIcon.tsx'
import styles from './Note.module.css'

type Props = {
  text: string
  /** links or buttons */
  children?: ReactNode
}

/** A hint shown beside the content it refers to. */
export const Note = ({ text, children }: Props) => (
  <div className={styles.note} role="note">
    <ExtraIcon name="info" />
    <p>{text}</p>
    {children}
  </div>
)
