import { facetFields, isFiltered, pageSizes, sorts } from '../data/listingQuery.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useCount } from '../useCount.ts'
import { useDraft } from '../useDraft.ts'
import { useListing } from '../useListing.ts'
import { useShows } from '../useShows.ts'
import { useText } from '../useText.ts'
import { filterForm, filtersId } from './Facets.tsx'
import { Icon } from './Icon.tsx'
import styles from './ListBar.module.css'

/** How many there are, in which order, and how many at once. */
export function ListBar() {
  const text = useText()
  const count = useCount()
  const formats = useFormats()
  const shows = useShows()
  const { data, query } = useListing()
  const prices = query.minPrice === undefined && query.maxPrice === undefined ? 0 : 1
  const on = facetFields.reduce((sum, field) => sum + query.chosen[field].length, prices)
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {count('list.count', data.total)}
      </p>
      <button type="button" className={`button quiet ${styles.filters}`} popoverTarget={filtersId}>
        <Icon name="filter" size={18} />
        {text('list.filters')}
        {isFiltered(query) && <span className={styles.on}>{formats.number(on)}</span>}
      </button>
      <Choice
        name="sort"
        label={text('list.sort')}
        value={query.sort ?? ''}
        options={[
          ['', text('list.sort.usual')],
          ...sorts
            .filter((sort) => shows.price || !sort.endsWith('price'))
            .map((sort) => [sort, text(`list.sort.${sort}`)] as const),
        ]}
      />
      <Choice
        name="limit"
        label={text('list.pageSize')}
        value={String(query.limit)}
        options={pageSizes.map((size) => [String(size), formats.number(size)] as const)}
      />
    </div>
  )
}

type ChoiceProps = {
  name: 'sort' | 'limit'
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

/** Belongs to the form of the filters, wherever it stands. */
function Choice({ name, label, value, options }: ChoiceProps) {
  const [chosen, setChosen] = useDraft(value)
  return (
    <label className={`${styles.select} ${styles[name]}`}>
      <span>{label}</span>
      <select
        name={name}
        form={filterForm}
        value={chosen}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value)
          currentTarget.form?.requestSubmit()
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
