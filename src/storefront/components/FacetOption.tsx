import { useFormats } from '#ui/useFormats.ts'
import type { FacetField } from '../data/listingQuery.ts'
import type { FacetValue } from '../data/types.ts'
import { useCount } from '../useCount.ts'
import { useDraft } from '../useDraft.ts'
import styles from './Facets.module.css'

type Props = { field: FacetField; facet: FacetValue; checked: boolean }

export function FacetOption({ field, facet, checked }: Props) {
  const count = useCount()
  const formats = useFormats()
  const [on, setOn] = useDraft(checked)
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        name={field}
        value={facet.value}
        checked={on}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked)
          currentTarget.form?.requestSubmit()
        }}
      />
      <span>{formats.digits(facet.label)}</span>
      <span className={styles.count} aria-hidden="true">
        {formats.number(facet.count)}
      </span>
      <span className="hidden">{count('list.count', facet.count)}</span>
    </label>
  )
}
