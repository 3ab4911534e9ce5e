import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import styles from '../../listing/ListingToolbar.module.css'
import { pageSizes } from '../../data/listingQuery.ts'
import { useText } from '../../hooks/useText.ts'

type Props = { value: number; onValue: (value: number) => void }

export function PageSizeSelect({ value, onValue }: Props) {
  const text = useText()
  const formats = useFormats()
  return (
    <label className={`${styles.select} ${styles.limit}`}>
      <span>{text('list.pageSize')}</span>
      <select value={value} onChange={({ target }) => onValue(Number(target.value))}>
        {pageSizes.map((each) => (
          <option key={each} value={each}>
            {formats.number(each)}
          </option>
        ))}
      </select>
      <ExtraIcon name="down" size={16} />
    </label>
  )
}
