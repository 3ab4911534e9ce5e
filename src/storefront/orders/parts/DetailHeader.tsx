import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import styles from './DetailHeader.module.css'

type Props = {
  back: { to: string; label: string }
  title: string
  /** nothing yet while it loads */
  lead: ReactNode
  badge: ReactNode
}

/** What one thing of a list is called and how it stands, with the way back. */
export const DetailHeader = ({ back, title, lead, badge }: Props) => (
  <div className={styles.head}>
    <Link to={back.to} className={styles.back}>
      <ExtraIcon name="previous" size={18} />
      {back.label}
    </Link>
    <div className={styles.title}>
      <h1>{title}</h1>
      {badge}
    </div>
    <p>{lead ?? '\u00a0'}</p>
  </div>
)
