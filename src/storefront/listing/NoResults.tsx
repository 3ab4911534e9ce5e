import { useId } from 'react'
import { Link } from '../routing/Link.tsx'
import { ButtonLink, QuietButtonLink } from '../components/ButtonLink.tsx'
import { isFiltered } from '../data/listingQuery.ts'
import { useListing } from './useListing.ts'
import { useText } from '../hooks/useText.ts'
import { CardGrid } from '../components/CardGrid.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { LazyEmptyBoxDrawing } from '../components/drawings/LazyEmptyBoxDrawing.tsx'
import styles from './NoResults.module.css'

/** Explains why a listing is empty and suggests where to go instead. */
export function NoResults() {
  const text = useText()
  const heading = useId()
  const { data, query } = useListing()
  const { near = [], categories = [] } = data.alternatives ?? {}
  return (
    <>
      <EmptyState
        title={text(query.search ? 'list.emptySearchTitle' : 'list.emptyTitle')}
        text={
          query.search && !isFiltered(query)
            ? text('list.emptySearch', { search: query.search })
            : text('list.emptyText')
        }
        drawing={<LazyEmptyBoxDrawing />}
        action={
          <div className={styles.actions}>
            <ButtonLink to={isFiltered(query) ? data.path : '/products'}>
              {text('list.emptyAction')}
            </ButtonLink>
            {query.search && <QuietButtonLink to="/contact">{text('list.ask')}</QuietButtonLink>}
          </div>
        }
      />
      {categories.length > 0 && (
        <nav aria-label={text('list.categories')} className={styles.categories}>
          {categories.map(({ title, to }) => (
            <Link key={to} to={to}>
              {title}
            </Link>
          ))}
        </nav>
      )}
      {near.length > 0 && (
        <section className={styles.near} aria-labelledby={heading}>
          <h2 id={heading}>{text('list.nearTitle')}</h2>
          <CardGrid cards={near} heading="h3" />
        </section>
      )}
    </>
  )
}
