import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Button } from '../components/Button.tsx'
import { pathIn } from '../routing/Link.tsx'
import { formQuery } from '../data/formQuery.ts'
import { facetFields, parseListingQuery } from '../data/listingQuery.ts'
import { useListing } from './useListing.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'
import { useCountText } from '../hooks/useCountText.ts'
import { useText } from '../hooks/useText.ts'
import { FacetGroup } from './FacetGroup.tsx'
import styles from './Facets.module.css'
import { Icon } from '../components/Icon.tsx'
import { PriceRange } from './PriceRange.tsx'
import { StockFacet } from './StockFacet.tsx'

export const filtersId = 'filters'
export const filterForm = 'filter-form'

/** The filter form. It works without scripts; with them, every change is applied at once. */
export function Facets() {
  const text = useText()
  const countText = useCountText()
  const visibility = useShopVisibility()
  const { data, query, go } = useListing()
  const { language } = useLanguage()
  // Fields fixed by the collection are not offered as filters.
  const offeredFields = facetFields.filter((field) => !data.fixedFields.includes(field))
  return (
    <aside
      id={filtersId}
      popover="auto"
      className={styles.filters}
      aria-label={text('list.filters')}
    >
      <form
        id={filterForm}
        action={pathIn(language, data.path)}
        onSubmit={(event) => {
          event.preventDefault()
          go(parseListingQuery(formQuery(event.currentTarget)))
        }}
      >
        <header className={styles.top}>
          <h2>{text('list.filters')}</h2>
          <button
            type="button"
            popoverTarget={filtersId}
            popoverTargetAction="hide"
            aria-label={text('header.close')}
          >
            <Icon name="close" />
          </button>
        </header>
        {query.search && <input type="hidden" name="search" value={query.search} />}
        {query.view !== 'grid' && <input type="hidden" name="view" value={query.view} />}
        {offeredFields.slice(0, 3).map((field) => (
          <FacetGroup
            key={field}
            field={field}
            values={data.facets[field]}
            chosen={query.chosen[field]}
            open
          />
        ))}
        {visibility.price && <PriceRange />}
        {(data.canSellOut || query.inStock) && <StockFacet chosen={query.inStock} />}
        {offeredFields.slice(3).map((field) => (
          <FacetGroup
            key={field}
            field={field}
            values={data.facets[field]}
            chosen={query.chosen[field]}
          />
        ))}
        <noscript>
          <Button type="submit">{text('list.apply')}</Button>
        </noscript>
        <footer className={styles.bottom}>
          <Button popoverTarget={filtersId} popoverTargetAction="hide">
            {countText('list.show', data.total)}
          </Button>
        </footer>
      </form>
    </aside>
  )
}
