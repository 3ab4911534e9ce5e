import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import styles from './DetailHeader.module.css'

type Props = {
  back: { to: string; label: string }
  title: string
  /** empty while loading */
  lead: ReactNode
  badge: ReactNode
}

/** The title and status of a list item, with a link back to the list. */
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
