import { Link } from '../routing/Link.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { AddToCart } from '../product/AddToCart.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { Picture } from '../components/Picture.tsx'
import type { Card } from '../data/card.ts'
import { getList } from '../lists/lists.ts'
import styles from './CompareColumnHeader.module.css'
import { useProductListText } from './productListText.ts'

/** The product of a column and its actions. */
export function CompareColumnHeader({ card }: { card: Card }) {
  const text = useProductListText()
  const formats = useFormats()
  const name = formats.digits(card.name)
  return (
    <div className={styles.product}>
      <span className={styles.picture}>
        <Picture picture={card.picture} sizes="(max-width: 700px) 50vw, 280px" isProductPhoto />
      </span>
      <Link to={`/products/${card.code}`}>{name}</Link>
      <AddToCart product={card} />
      <button
        type="button"
        className={styles.remove}
        aria-label={text('compare.remove', { name })}
        onClick={() => getList('compare').remove(card.id)}
      >
        <ExtraIcon name="close" size={18} />
      </button>
    </div>
  )
}
