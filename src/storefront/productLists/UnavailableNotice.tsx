import { useFormats } from '#ui/useFormats.ts'
import { getList, type ListName } from '../lists/lists.ts'
import styles from './UnavailableNotice.module.css'
import { useProductListText } from './productListText.ts'

/** Tells the shopper that some products on a list are no longer available. */
export function UnavailableNotice({ list, ids }: { list: ListName; ids: readonly string[] }) {
  const text = useProductListText()
  const formats = useFormats()
  if (ids.length === 0) return null
  const removeUnavailable = (): void => ids.forEach((id) => getList(list).remove(id))
  return (
    <p className={styles.gone} role="status">
      {text('productList.gone', { count: ids.length, n: formats.number(ids.length) })}
      <button type="button" onClick={removeUnavailable}>
        {text('productList.forget')}
      </button>
    </p>
  )
}
