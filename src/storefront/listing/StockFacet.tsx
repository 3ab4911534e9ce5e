import { inStockValue } from '../data/listingQuery.ts'
import { useText } from '../hooks/useText.ts'
import { FacetCheckbox } from './FacetCheckbox.tsx'
import { FacetSection } from './FacetSection.tsx'

export function StockFacet({ chosen }: { chosen: boolean }) {
  const text = useText()
  return (
    <FacetSection label={text('facet.availability')}>
      <FacetCheckbox name="availability" value={inStockValue} isChosen={chosen}>
        <span>{text('stock.inStock')}</span>
      </FacetCheckbox>
    </FacetSection>
  )
}
