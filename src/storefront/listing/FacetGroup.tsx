import type { FacetField } from '../data/listingQuery.ts'
import type { ProductFacetValue } from '../data/types.ts'
import { useCountText } from '../hooks/useCountText.ts'
import { useText } from '../hooks/useText.ts'
import { FacetOption } from './FacetOption.tsx'
import { FacetSection } from './FacetSection.tsx'
import styles from './Facets.module.css'

type Props = {
  field: FacetField
  values: readonly ProductFacetValue[]
  chosen: readonly string[]
  open?: boolean
}

export function FacetGroup({ field, values, chosen, open = false }: Props) {
  const text = useText()
  const countText = useCountText()
  if (values.length === 0) return null
  const renderOption = (facet: ProductFacetValue) => (
    <FacetOption
      key={facet.value}
      field={field}
      facet={facet}
      checked={chosen.includes(facet.value)}
    />
  )
  const rest = values.slice(maxVisible)
  return (
    <FacetSection label={text(`facet.${field}`)} isOpen={open || chosen.length > 0}>
      {values.slice(0, maxVisible).map(renderOption)}
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ value }) => chosen.includes(value))}>
          <summary>{countText('list.more', rest.length)}</summary>
          {rest.map(renderOption)}
        </details>
      )}
    </FacetSection>
  )
}

const maxVisible = 7
