import { Link } from '../routing/Link.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { ProductData } from '../data/loadProduct.ts'
import { useText } from '../hooks/useText.ts'
import styles from './IncludedProducts.module.css'
import { Picture } from '../components/Picture.tsx'

/** The products in a package and their quantities. */
export function IncludedProducts({ items }: { items: NonNullable<ProductData['included']> }) {
  const text = useText()
  const formats = useFormats()
  return (
    <ul className={styles.items}>
      {items.map(({ card, quantity }) => (
        <li key={card.id}>
          <span className="thumbnail">
            <Picture picture={card.picture} sizes="96px" isProductPhoto />
          </span>
          <span>
            <Link to={`/products/${card.code}`}>{formats.digits(card.name)}</Link>
            <small>{card.type}</small>
          </span>
          <strong>{text('product.quantity', { n: formats.number(quantity) })}</strong>
        </li>
      ))}
    </ul>
  )
}
