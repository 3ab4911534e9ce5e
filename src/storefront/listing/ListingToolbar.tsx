import { QuietButton } from '../components/Button.tsx'
import { facetFields, isFiltered, pageSizes, sorts, views } from '../data/listingQuery.ts'
import { Link } from '../routing/Link.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useCountText } from '../hooks/useCountText.ts'
import { useDraft } from '#ui/useDraft.ts'
import { useListing } from './useListing.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'
import { useText } from '../hooks/useText.ts'
import { filterForm, filtersId } from './Facets.tsx'
import { Icon } from '../components/Icon.tsx'
import styles from './ListingToolbar.module.css'
import { submitAfterPaint } from './submitAfterPaint.ts'

/** The number of results, their sort order and the page size. */
export function ListingToolbar() {
  const text = useText()
  const countText = useCountText()
  const formats = useFormats()
  const visibility = useShopVisibility()
  const { data, query, to } = useListing()
  const priceFilterCount = query.minPrice === undefined && query.maxPrice === undefined ? 0 : 1
  const activeFilterCount =
    facetFields.reduce((sum, field) => sum + query.chosen[field].length, priceFilterCount) +
    Number(query.inStock)
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {countText('list.count', data.total)}
        {data.page > 1 && (
          <span className="hidden">{text('list.page', { n: formats.number(data.page) })}</span>
        )}
      </p>
      <button type="button" className={`button quiet ${styles.filters}`} popoverTarget={filtersId}>
        <Icon name="filter" size={18} />
        {text('list.filters')}
        {isFiltered(query) && (
          <span className={styles.on}>{formats.number(activeFilterCount)}</span>
        )}
      </button>
      <FilterSelect
        name="sort"
        label={text('list.sort')}
        value={query.sort ?? ''}
        options={[
          ['', text('list.sort.usual')],
          ...sorts
            .filter((sort) => visibility.price || !sort.endsWith('price'))
            .map((sort) => [sort, text(`list.sort.${sort}`)] as const),
        ]}
      />
      <FilterSelect
        name="limit"
        label={text('list.pageSize')}
        value={String(query.limit)}
        options={pageSizes.map((size) => [String(size), formats.number(size)] as const)}
      />
      <noscript>
        <QuietButton type="submit" form={filterForm}>
          {text('list.apply')}
        </QuietButton>
      </noscript>
      <span className={styles.views}>
        {views.map((view) => (
          <Link
            key={view}
            to={to({ ...query, view })}
            preventScrollReset
            aria-label={text(`list.view.${view}`)}
            aria-current={query.view === view}
          >
            <Icon name={view} />
          </Link>
        ))}
      </span>
    </div>
  )
}

type FilterSelectProps = {
  name: 'sort' | 'limit'
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

/** Belongs to the filter form, wherever it is rendered. */
function FilterSelect({ name, label, value, options }: FilterSelectProps) {
  const [chosen, setChosen] = useDraft(value)
  return (
    <label className={`${styles.select} ${styles[name]}`}>
      <span>{label}</span>
      <select
        name={name}
        form={filterForm}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value)
          submitAfterPaint(target)
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </label>
  )
}
