import { memo } from 'react'
import type { ProductData } from '../data/loadProduct.ts'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'
import styles from './ProductSections.module.css'
import { useText } from '../hooks/useText.ts'
import { useProductSections } from './useProductSections.tsx'

/**
 * The sections of a long page, with links to each of them. They stay as they are while the quantity
 * or the cart changes.
 */
export const ProductSections = memo(({ data }: { data: ProductData }) => {
  const text = useText()
  const sections = useProductSections(data)
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
})
