import { Link } from 'react-router-dom'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { Facets } from '../components/Facets.tsx'
import { ListBar } from '../components/ListBar.tsx'
import { Message } from '../components/Message.tsx'
import { NothingDrawing } from '../components/NothingDrawing.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { Pills } from '../components/Pills.tsx'
import { listingTitle } from '../data/listingTitle.ts'
import { isFiltered } from '../data/listingQuery.ts'
import { useListing } from '../useListing.ts'
import { useText } from '../useText.ts'
import styles from './ListingPage.module.css'

export function ListingPage() {
  const text = useText()
  const { data, query, pending } = useListing()
  const title = listingTitle(query, data, text)
  const plain = text('list.title')
  return (
    <div className="wrap">
      <Breadcrumbs
        steps={
          title === plain
            ? [{ label: plain }]
            : [{ label: plain, to: '/products' }, { label: title }]
        }
      />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <Facets />
        <section className={styles.results} data-pending={pending || undefined}>
          <ListBar />
          <Pills />
          {data.cards.length > 0 ? (
            <CardGrid cards={data.cards} heading="h2" eager={3} />
          ) : (
            <Message
              title={text('list.emptyTitle')}
              text={
                query.search && !isFiltered(query)
                  ? text('list.emptySearch', { search: query.search })
                  : text('list.emptyText')
              }
              drawing={<NothingDrawing />}
              action={
                <Link to="/products" className="button">
                  {text('list.emptyAction')}
                </Link>
              }
            />
          )}
          <Pagination />
        </section>
      </div>
    </div>
  )
}
