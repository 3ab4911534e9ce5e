import { Link } from '../routing/Link.tsx'
import { fromMajor } from '#domain/money.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { facetFields, isFiltered, withoutFilters, type ListingQuery } from '../data/listingQuery.ts'
import { useListing } from './useListing.ts'
import { useFocusAfterRemoval } from '../hooks/useFocusAfterRemoval.ts'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './ActiveFilters.module.css'

type ActiveFilter = { readonly label: string; readonly without: ListingQuery }

/** The active filters; each links to the same listing without it. */
export function ActiveFilters() {
  const text = useText()
  const formats = useFormats()
  const { query, to } = useListing()
  const filters = useActiveFilters()
  useFocusAfterRemoval(filters.length)
  if (!isFiltered(query)) return null
  return (
    <ul className={styles.pills}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={to(without)}
            preventScrollReset
            className={styles.pill}
            aria-label={text('list.remove', { label })}
          >
            {formats.digits(label)}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={to(withoutFilters(query))} preventScrollReset className={styles.clear}>
          {text('list.clear')}
        </Link>
      </li>
    </ul>
  )
}

function useActiveFilters(): ActiveFilter[] {
  const text = useText()
  const formats = useFormats()
  const { currency } = useBrand()
  const { data, query, pending } = useListing()
  const first = { ...query, page: 1 }
  const chosen = facetFields.flatMap((field) =>
    query.chosen[field].flatMap((value) => {
      const facetLabel = data.facets[field].find((each) => each.value === value)?.label
      // While a listing loads, its labels are not known yet.
      const label = facetLabel ?? (pending || data.isStale ? undefined : text('facet.gone'))
      if (label === undefined) return []
      const remaining = query.chosen[field].filter((each) => each !== value)
      return [{ label, without: { ...first, chosen: { ...query.chosen, [field]: remaining } } }]
    }),
  )
  const priceValues = (amount: number) => ({ price: formats.money(fromMajor(amount, currency)) })
  const { minPrice, maxPrice } = query
  return [
    ...chosen,
    ...(query.inStock
      ? [{ label: text('stock.inStock'), without: { ...first, inStock: false } }]
      : []),
    ...(minPrice === undefined
      ? []
      : [
          {
            label: text('facet.atLeast', priceValues(minPrice)),
            without: { ...first, minPrice: undefined },
          },
        ]),
    ...(maxPrice === undefined
      ? []
      : [
          {
            label: text('facet.atMost', priceValues(maxPrice)),
            without: { ...first, maxPrice: undefined },
          },
        ]),
  ]
}
