import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  title: string
  text: string
  drawing: ReactNode
  heading?: 'h1' | 'h2'
  action: ReactNode
}

/** A drawing, a message and one action, shown if there is nothing else to show. */
export const EmptyState = ({ title, text, drawing, heading: Heading = 'h2', action }: Props) => (
  <div className={styles.message}>
    {drawing}
    <Heading>{title}</Heading>
    <p>{text}</p>
    {action}
  </div>
)
