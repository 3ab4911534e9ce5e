import { useFormats } from '#ui/useFormats.ts'
import type { FacetField } from '../data/listingQuery.ts'
import type { ProductFacetValue } from '../data/types.ts'
import { useCountText } from '../hooks/useCountText.ts'
import { FacetCheckbox } from './FacetCheckbox.tsx'
import styles from './Facets.module.css'

type Props = { field: FacetField; facet: ProductFacetValue; checked: boolean }

export function FacetOption({ field, facet, checked }: Props) {
  const countText = useCountText()
  const formats = useFormats()
  return (
    <FacetCheckbox name={field} value={facet.value} isChosen={checked}>
      <span>{formats.digits(facet.label)}</span>
      <span className={styles.count} aria-hidden="true">
        {formats.number(facet.count)}
      </span>
      <span className="hidden">{countText('list.count', facet.count)}</span>
    </FacetCheckbox>
  )
}
