import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  title: string
  text: string
  drawing: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** what is empty */
  of?: 'page' | 'section'
  action: ReactNode
}

/** A drawing, a message and one action, shown if there is nothing else to show. */
export const EmptyState = ({
  title,
  text,
  drawing,
  heading: Heading = 'h2',
  of = 'page',
  action,
}: Props) => (
  <div className={styles[of]}>
    {drawing}
    <Heading>{title}</Heading>
    {text && <p>{text}</p>}
    {action}
  </div>
)
