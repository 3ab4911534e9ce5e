import { useFormats } from '#ui/useFormats.ts'
import type { CartProduct } from '../cart/cartCache.ts'
import type { QuoteLine } from '../cart/totals/quote.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { PeriodPrice } from '../product/PeriodPrice.tsx'
import { Picture } from '../components/Picture.tsx'
import styles from './OrderSummaryLine.module.css'

type Props = {
  product: CartProduct | undefined
  line: QuoteLine | undefined
  count: string
}

export function OrderSummaryLine({ product, line, count }: Props) {
  const text = useShoppingText()
  const formats = useFormats()
  const name = (line ?? product)?.name
  return (
    <li className={styles.line}>
      <span className="thumbnail">
        <Picture isProductPhoto picture={product?.picture} sizes="56px" />
      </span>
      <span className={styles.name}>
        <span>{name ? formats.digits(name) : text('line.unnamed')}</span>
        <span className={styles.count}>{text('review.quantity', { n: count })}</span>
        {line?.problem && (
          <span className={styles.problem}>{formats.digits(line.problem.message)}</span>
        )}
      </span>
      {line && !line.problem && (
        <span className={styles.total}>
          <PeriodPrice value={line.gross} period={line.period} />
        </span>
      )}
    </li>
  )
}
