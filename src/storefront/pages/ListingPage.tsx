import { useEffect, useRef } from 'react'
import { data as answer } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { CompareDock } from '../product/CompareDock.tsx'
import { Facets } from '../listing/Facets.tsx'
import { ListingToolbar } from '../listing/ListingToolbar.tsx'
import { ListingHeader } from '../listing/ListingHeader.tsx'
import { LazyNotFoundDrawing } from '../components/drawings/LazyNotFoundDrawing.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { NoResults } from '../listing/NoResults.tsx'
import { PageNavigation } from '../listing/PageNavigation.tsx'
import { ActiveFilters } from '../listing/ActiveFilters.tsx'
import { RouteLoadFailed } from '../components/LoadFailed.tsx'
import { languageOfUrl } from '../data/languageOfUrl.ts'
import { isFiltered } from '../data/listingQuery.ts'
import { listingTitle } from '../data/listingTitle.ts'
import type { ListingData } from '../data/loadListing.ts'
import { listingHead } from '../listing/listingHead.ts'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { useListing } from '../listing/useListing.ts'
import { useText } from '../hooks/useText.ts'
import styles from './ListingPage.module.css'

export const definePage = ({
  brand,
  loaderContextFor,
  collection,
}: PageContext): PageDefinition<ListingData> => ({
  Component: ListingPage,
  loader: async ({ request, params: { code } }) => {
    try {
      const listingRequest = { request, ...(collection && { collection }), ...(code && { code }) }
      const [{ loadListing }, context] = await Promise.all([
        import('../data/loadListing.ts'),
        loaderContextFor(request.signal),
      ])
      const listing = await loadListing(context, listingRequest)
      return listing.page > listing.pages ? answer(listing, { status: 404 }) : listing
    } catch (error) {
      const { url } = request
      const isSamePage =
        lastListing && new URL(url).pathname === `/${languageOfUrl(url, brand)}${lastListing.path}`
      if (!isSamePage || (error instanceof Response && error.status === 404)) throw error
      return { ...lastListing, isStale: true }
    }
  },
  head: listingHead,
})

/** The current listing, which stays if another cannot be loaded; never set on the server. */
let lastListing: ListingData | undefined

function ListingPage() {
  const text = useText()
  const formats = useFormats()
  const { data, query, pending, to } = useListing()
  const title = listingTitle(query, data, text)
  const baseTitle = text('list.title')
  // There is nothing to sort, and no filter to remove.
  const isBare = data.total === 0 && !isFiltered(query)
  const heading = useFocusOnPage(data.page, data.path)
  useEffect(() => {
    lastListing = data
    return () => {
      lastListing = undefined
    }
  }, [data])
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          steps={
            title === baseTitle
              ? [{ label: baseTitle }]
              : [{ label: baseTitle, to: '/products' }, { label: title }]
          }
        />
        <ListingHeader
          title={title}
          about={query.search ? undefined : data.about}
          heading={heading}
        />
        <div className={styles.columns} data-bare={isBare || undefined}>
          <ErrorBoundary>
            <Facets />
          </ErrorBoundary>
          <section className={styles.results} data-pending={pending || data.isStale}>
            <ListingToolbar />
            <ActiveFilters />
            {data.isSimilar && (
              <p role="status" className={styles.similar}>
                {text('list.similar', { search: query.search })}
              </p>
            )}
            {data.isStale && <RouteLoadFailed />}
            {data.cards.length > 0 ? (
              <CardGrid
                cards={data.cards}
                heading="h2"
                eager={data.about?.picture && !query.search ? 0 : 1}
                row={query.view === 'list'}
              />
            ) : data.page > data.pages ? (
              <EmptyState
                title={text('notFound.title')}
                text={text('notFound.text')}
                drawing={<LazyNotFoundDrawing />}
                action={
                  <ButtonLink to={to({ ...query, page: data.pages })}>
                    {text('list.page', { n: formats.number(data.pages) })}
                  </ButtonLink>
                }
              />
            ) : (
              <NoResults />
            )}
            <PageNavigation
              page={data.page}
              pages={data.pages}
              to={(page) => to({ ...query, page })}
            />
          </section>
        </div>
      </div>
      <CompareDock />
    </>
  )
}

/** After a page change, moves the focus to the heading, so that reading continues there. */
function useFocusOnPage(page: number, path: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ page, path })
  useEffect(() => {
    const { current } = last
    last.current = { page, path }
    if (current.path === path && current.page !== page) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [page, path])
  return heading
}
