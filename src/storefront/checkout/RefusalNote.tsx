import { useEffect, useRef } from 'react'
import { Link } from '../routing/Link.tsx'
import type { Money } from '#domain/money.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { isUnpaidLimit, type OrderRefusal } from './orderRefusal.ts'
import styles from './RefusalNote.module.css'

type Props = {
  refusal: OrderRefusal & { readonly previousTotal: Money }
  /** the current total; undefined while it is loading */
  currentTotal: Money | undefined
}

/** Explains why the order was not placed and links to where it can be fixed. Takes the focus. */
export function RefusalNote({ refusal, currentTotal }: Props) {
  const text = useShoppingText()
  const formats = useFormats()
  const { features } = useBrand()
  const { code, message, step, order, previousTotal, addressErrors } = refusal
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [refusal])
  return (
    <div ref={note} className={styles.note} role="alert" tabIndex={-1}>
      <ExtraIcon name="warning" />
      <div>
        <h2>{text('review.refused')}</h2>
        <p>{message}</p>
        {Object.entries(addressErrors).length > 0 && (
          <ul>
            {Object.entries(addressErrors).map(([name, reason]) => (
              <li key={name}>{formats.digits(reason)}</li>
            ))}
          </ul>
        )}
        {code === 'cart_changed' &&
          currentTotal &&
          currentTotal.amount !== previousTotal.amount && (
            <p>
              {text('review.newTotal', {
                before: formats.money(previousTotal),
                now: formats.money(currentTotal),
              })}
            </p>
          )}
        {step && (
          <Link to={step === 'cart' ? '/cart' : `/checkout/${step}`}>
            {text(step === 'cart' ? 'totals.edit' : `edit.${step}`)}
          </Link>
        )}
        {isUnpaidLimit(refusal) && features.orders && (
          <Link to="/orders?tab=current">{text('review.unpaid')}</Link>
        )}
        {order && features.orders && (
          <Link to={`/orders/${order.id}`}>{text('placed.view', { number: order.number })}</Link>
        )}
      </div>
    </div>
  )
}
