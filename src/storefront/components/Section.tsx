import type { ReactNode } from 'react'
import { Link } from '../routing/Link.tsx'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'
import { useHomeText } from '../home/homeText.ts'
import { Icon } from './Icon.tsx'
import styles from './Section.module.css'

type Props = { title: string; text?: string; more?: string; children: ReactNode }

/** A titled section of a page, with a link to the rest of its content. */
export function Section({ title, text: lead, more, children }: Props) {
  const text = useHomeText()
  return (
    <section className={`distant ${styles.section}`}>
      <div className="wrap">
        <header className={styles.head}>
          <div>
            <h2>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          {more && (
            <Link to={more} className={styles.more} aria-label={`${text('home.seeAll')}: ${title}`}>
              {text('home.seeAll')}
              <Icon name="arrow" size={18} />
            </Link>
          )}
        </header>
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </section>
  )
}
