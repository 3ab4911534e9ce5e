import { memo, useId, useState } from 'react'
import { Link } from '../../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Money } from '../../components/Money.tsx'
import { PeriodPrice } from '../../product/PeriodPrice.tsx'
import { Picture } from '../../components/Picture.tsx'
import { QuantityField } from '../../components/QuantityField.tsx'
import type { Item } from '../../lists/persistentList.ts'
import { getList } from '../../lists/lists.ts'
import { useShopVisibility } from '../../hooks/useShopVisibility.ts'
import { useText } from '../../hooks/useText.ts'
import styles from './CartLine.module.css'
import type { CartProduct } from '../cartCache.ts'
import { LineActions } from './LineActions.tsx'
import { LineProblem } from './LineProblem.tsx'
import { useShoppingText } from '../shoppingText.ts'
import type { Undo } from './undo.ts'
import type { QuoteLine } from '../totals/quote.ts'

type Props = {
  item: Item
  product: CartProduct | undefined
  /** the line in the last quote */
  line: QuoteLine | undefined
  /** whether the current quote has no such line */
  isMissing: boolean
  /** whether its price is being calculated for the first time */
  isAwaited: boolean
  onRemoved: (undo: Undo) => void
}

/**
 * One product in the cart. It can be changed and removed even if there is no price. While another
 * line changes it stays as it is.
 */
export const CartLine = memo((props: Props) => {
  const { item, product, line, isMissing, isAwaited, onRemoved } = props
  const text = useShoppingText()
  const shopText = useText()
  const formats = useFormats()
  const visibility = useShopVisibility()
  const problemId = useId()
  // The cached name is still available if the price is not.
  const details = line ?? product
  const name = details
    ? formats.digits(details.name)
    : text(isMissing ? 'line.gone' : 'line.unnamed')
  const isStale = line?.quantity !== item.quantity
  const available = line?.available ?? undefined
  const isLast = available !== undefined && available > 0 && item.quantity === available
  const [typed, setTyped] = useState(0)
  const isTooMany = available !== undefined && available > 0 && typed > available
  const problem = isTooMany
    ? { code: 'not_enough_stock', message: shopText('buy.tooMany') }
    : (line?.problem ?? undefined)
  const setQuantity = (quantity: number): void => {
    setTyped(0)
    getList('cart').set(item.id, quantity)
  }
  return (
    <li className={styles.line} data-problem={isMissing || line?.problem ? true : undefined}>
      <div className={styles.picture}>
        <Picture isProductPhoto picture={product?.picture} sizes="120px" />
      </div>
      <div className={styles.what}>
        <h2>
          {details && !isMissing ? (
            <Link to={`/products/${details.code}`} className="plainLink">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {details && (
          <p className={styles.code}>
            <Code>{details.code}</Code>
          </p>
        )}
        {visibility.price && isAwaited && bone}
        {visibility.price && line && (
          <p className={styles.unit}>
            <PeriodPrice value={line.unitPrice} period={line.period} />
            {line.unitPrice.amount < line.listPrice.amount && (
              <>
                {' '}
                <s>
                  <span className="hidden">{text('line.listPrice')} </span>
                  <Money value={line.listPrice} />
                </s>
              </>
            )}
            <span className="hidden"> {text('line.each')}</span>
          </p>
        )}
      </div>
      <div className={styles.count}>
        {!isMissing && (
          <QuantityField
            value={item.quantity}
            name={name}
            onValue={setQuantity}
            {...(available !== undefined && { max: available, onTooMany: setTyped })}
            {...(problem && { describedBy: problemId })}
          />
        )}
        {isLast && visibility.stock && (
          <p className={styles.last}>{text('line.last', { n: formats.number(available) })}</p>
        )}
      </div>
      {visibility.price && (
        <p className={styles.total} data-stale={isStale || undefined}>
          {isAwaited && bone}
          {line && !line.problem && <Money value={line.gross} />}
          {line && !line.problem && line.discount.amount > 0 && (
            <span className={styles.less}>
              {text('line.discount')}{' '}
              <Money value={{ ...line.discount, amount: -line.discount.amount }} />
            </span>
          )}
        </p>
      )}
      <LineProblem
        id={problemId}
        isMissing={isMissing}
        problem={problem}
        available={available}
        quantity={isTooMany ? typed : item.quantity}
        onReduce={setQuantity}
      />
      <LineActions item={item} name={name} canSave={!isMissing} onRemoved={onRemoved} />
    </li>
  )
})

const bone = (
  <span className={styles.bone} aria-hidden="true">
    <i />
  </span>
)
