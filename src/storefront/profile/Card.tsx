import type { ReactNode } from 'react'
import styles from './Card.module.css'

type Props = { title: string; lead?: string; children: ReactNode }

export const Card = ({ title, lead, children }: Props) => (
  <section className={styles.card}>
    <header className={styles.head}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </header>
    {children}
  </section>
)
