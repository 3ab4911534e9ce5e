import { inStockValue } from '../data/listingQuery.ts'
import { useDraft } from '../hooks/useDraft.ts'
import { useText } from '../hooks/useText.ts'
import styles from './Facets.module.css'
import { Icon } from '../components/Icon.tsx'

export function StockFacet({ chosen }: { chosen: boolean }) {
  const text = useText()
  const [isOn, setOn] = useDraft(chosen)
  return (
    <details className={styles.group} open>
      <summary>
        {text('facet.availability')}
        <Icon name="down" size={18} />
      </summary>
      <fieldset>
        <legend className="hidden">{text('facet.availability')}</legend>
        <label className={styles.option}>
          <input
            type="checkbox"
            name="availability"
            value={inStockValue}
            checked={isOn}
            onChange={({ currentTarget }) => {
              setOn(currentTarget.checked)
              currentTarget.form?.requestSubmit()
            }}
          />
          <span>{text('stock.inStock')}</span>
        </label>
      </fieldset>
    </details>
  )
}
