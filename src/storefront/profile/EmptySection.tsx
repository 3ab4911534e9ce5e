import type { ReactNode } from 'react'
import styles from './EmptySection.module.css'

type Props = {
  title: string
  text: string
  drawing: ReactNode
  heading?: 'h2' | 'h3'
  action: ReactNode
}

/** A drawing, a message and one action, shown in a section without content. */
export const EmptySection = ({ title, text, drawing, heading: Heading = 'h2', action }: Props) => (
  <div className={styles.empty}>
    {drawing}
    <Heading>{title}</Heading>
    {text && <p>{text}</p>}
    {action}
  </div>
)
