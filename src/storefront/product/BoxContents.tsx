import { useFormats } from '#ui/useFormats.ts'
import type { Product } from '../data/types.ts'
import { useText } from '../hooks/useText.ts'
import styles from './BoxContents.module.css'

/** The items in the box and their quantities. */
export function BoxContents({ items }: { items: NonNullable<Product['boxContents']> }) {
  const text = useText()
  const formats = useFormats()
  return (
    <ul className={styles.items}>
      {items.map(({ item, quantity }) => (
        <li key={item}>
          <span>{formats.digits(item)}</span>
          <strong>{text('product.quantity', { n: formats.number(quantity) })}</strong>
        </li>
      ))}
    </ul>
  )
}
