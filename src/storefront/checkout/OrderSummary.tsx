import { useState } from 'react'
import { Link } from '../routing/Link.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { DiscountCodes } from '../cart/totals/DiscountCodes.tsx'
import { useShoppingText } from '../cart/shoppingText.ts'
import { Totals } from '../cart/totals/Totals.tsx'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { Money } from '../components/Money.tsx'
import styles from './OrderSummary.module.css'
import { OrderSummaryLine } from './OrderSummaryLine.tsx'
import type { CheckoutState } from './useCheckout.ts'

const contentId = 'side'

/** The ordered products and the price. It stays in view, and is collapsible on a phone. */
export function OrderSummary({
  checkout: { price, cart, products, requiresShipping, choices, own },
}: {
  checkout: CheckoutState
}) {
  const text = useShoppingText()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { quote } = price
  return (
    <aside className={styles.side} aria-label={text('totals.title')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <ExtraIcon name="bag" />
        {text('totals.show')}
        <ExtraIcon name="down" size={18} />
        {quote && (
          <strong>
            <Money value={quote.due} />
          </strong>
        )}
      </button>
      <div id={contentId} className={styles.content} data-open={isOpen || undefined}>
        <div className={styles.head}>
          <h2>{text('totals.title')}</h2>
          <Link to="/cart" className="link">
            {text('totals.edit')}
          </Link>
        </div>
        <ul className={styles.lines}>
          {Object.values(cart.items).map((item) => (
            <OrderSummaryLine
              key={item.id}
              product={products[item.id]}
              line={quote?.lines.find(({ product }) => product === item.id)}
              count={formats.number(item.quantity)}
            />
          ))}
        </ul>
        <DiscountCodes price={price} />
        <Totals
          price={price}
          isEstimate={
            requiresShipping && !choices.done.includes('address') && !own.data?.addresses.length
          }
        />
      </div>
    </aside>
  )
}
