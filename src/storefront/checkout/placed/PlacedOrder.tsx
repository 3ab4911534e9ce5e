import { useCallback, useEffect, useRef } from 'react'
import { Link } from '../../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { QuietButtonLink } from '../../components/ButtonLink.tsx'
import { useSignedInUser } from '../../account/signedInUser.ts'
import { CartSkeleton } from '../../cart/CartSkeleton.tsx'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { useAsyncData } from '../../hooks/useAsyncData.ts'
import { Delivery } from '../../orders/Delivery.tsx'
import { CancelOrder } from '../../orders/CancelOrder.tsx'
import { OrderLines } from '../../orders/OrderLines.tsx'
import { InvoiceButton } from '../../orders/InvoiceButton.tsx'
import { readOrUndefined } from '../../orders/ordersApi.ts'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { NextSteps } from './NextSteps.tsx'
import { deliveryTime, payOrder, readOrder } from '../order.ts'
import { placedStateOf } from './placedState.ts'
import styles from './PlacedOrder.module.css'
import { PaymentRetry } from './PaymentRetry.tsx'
import { TransferDetails } from './TransferDetails.tsx'

/** Shows the order number, the products, the next steps and any payment still due. */
export function PlacedOrder({ id }: { id: string }) {
  const text = useShoppingText()
  const { client } = useSignedInUser()
  const { features } = useBrand()
  const load = useCallback(async () => {
    const order = await readOrUndefined(() => readOrder(client, id))
    if (!order) return undefined
    const state = placedStateOf(order)
    const payable = state === 'transfer' ? await payOrder(client, id, {}) : undefined
    const delivery = await deliveryTime(client, order).catch(() => '')
    return { order, state, delivery, transfer: payable?.transfer ?? undefined }
  }, [client, id])
  const { status, data, reload } = useAsyncData(load)
  const heading = useRef<HTMLHeadingElement>(null)
  const state = data?.state
  useEffect(() => {
    // Focuses the heading so that screen readers announce the new payment state.
    if (state) heading.current?.focus({ preventScroll: true })
  }, [state])
  if (status === 'failed')
    return (
      <>
        <h1 className="hidden">{text('placed.title')}</h1>
        <LoadFailed onRetry={() => void reload()} />
      </>
    )
  if (status === 'ready' && !data) return <NotFoundPage />
  if (!data)
    return (
      <>
        <h1 className="hidden">{text('placed.title')}</h1>
        <CartSkeleton isSingle />
      </>
    )
  const { order, transfer, delivery } = data
  const isSuccessful = data.state !== 'unpaid' && data.state !== 'ended'
  return (
    <div className={styles.placed}>
      <header>
        <span className={styles.mark} data-good={isSuccessful || undefined}>
          <ExtraIcon name={isSuccessful ? 'check' : 'warning'} size={36} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {text(state === 'ended' ? 'placed.ended' : 'placed.title')}
        </h1>
        <p className={styles.number}>
          {text('placed.number')} <Code>{order.number}</Code>
        </p>
        <p>{text(`placed.${data.state}Text`)}</p>
        {isSuccessful && (
          <p className={styles.mail}>
            {text('placed.mail')} <bdi dir="ltr">{order.email}</bdi>
          </p>
        )}
      </header>
      {state === 'unpaid' && <PaymentRetry id={id} onChanged={() => void reload()} />}
      {transfer && <TransferDetails transfer={transfer} />}
      <NextSteps state={data.state} order={order} delivery={delivery} />
      <OrderLines order={order} />
      <Delivery order={order} />
      <div className={styles.ways}>
        {features.orders ? (
          <Link to={`/orders/${id}`} className={isSuccessful ? 'button' : 'button quiet'}>
            {text('placed.order')}
          </Link>
        ) : (
          order.invoiced && (
            <InvoiceButton
              id={id}
              label={text('placed.invoice')}
              newTabHint={text('placed.invoiceOpens')}
            />
          )
        )}
        <QuietButtonLink to="/products">{text('placed.continue')}</QuietButtonLink>
        {!features.orders && (
          <CancelOrder order={order} onCancelled={reload} fallbackFocus={heading} />
        )}
      </div>
    </div>
  )
}
