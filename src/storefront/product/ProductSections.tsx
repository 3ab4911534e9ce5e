import type { ReactNode } from 'react'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'
import styles from './ProductSections.module.css'
import { useText } from '../hooks/useText.ts'

export type ProductSection = {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
  /** the title is above the content instead of beside it */
  readonly wide?: boolean
}

/** The sections of a long page, with links to each of them. */
export function ProductSections({ sections }: { sections: readonly ProductSection[] }) {
  const text = useText()
  return (
    <>
      <nav className={styles.index} aria-label={text('product.sections')}>
        <ul className="wrap">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`wrap ${styles.parts}`}>
        {sections.map(({ id, title, content, wide = false }) => (
          <section key={id} id={id} className={`distant ${styles.part} ${wide ? styles.wide : ''}`}>
            <h2>{title}</h2>
            <div>
              <ErrorBoundary>{content}</ErrorBoundary>
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
