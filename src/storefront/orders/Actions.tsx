import { useRef } from 'react'
import { listed } from '#domain/locale.ts'
import { Link, useNavigate } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../account/alerts.ts'
import { useSelf } from '../account/self.ts'
import { useAttempt } from '../account/useAttempt.ts'
import { MoreIcon } from '../components/MoreIcon.tsx'
import { listHere } from '../lists/lists.ts'
import styles from './Actions.module.css'
import { CancelOrder } from './CancelOrder.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'
import type { Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { askAgain, type Again } from './reorder.ts'
import { isPayable } from './todo.ts'

/** What can be done with an order, whatever its status. */
export function Actions({ order, onChanged }: { order: Order; onChanged: () => Promise<void> }) {
  const text = useOrdersText()
  const { features } = useBrand()
  const actions = useRef<HTMLDivElement>(null)
  return (
    <div ref={actions} className={styles.actions} tabIndex={-1}>
      {features.cart && <Reorder order={order} />}
      {order.invoiced && (
        <InvoiceButton
          id={order._id}
          label={text('order.invoice')}
          opens={text('order.invoiceOpens')}
        />
      )}
      <button type="button" className={`button quiet ${styles.print}`} onClick={() => print()}>
        <MoreIcon name="print" />
        {text('order.print')}
      </button>
      <Link
        to={`/contact?order=${encodeURIComponent(order.number ?? '')}`}
        className="button quiet"
      >
        <MoreIcon name="chat" />
        {text('order.ask')}
      </Link>
      <CancelOrder order={order} onCancelled={onChanged} otherwise={actions} />
    </div>
  )
}

function Reorder({ order }: { order: Order }) {
  const text = useOrdersText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { client } = useSelf()
  const { attempt, busy } = useAttempt()
  const navigate = useNavigate()
  const namesOf = (some: readonly Again[]): string =>
    listed(
      some.map(({ name, got }) =>
        got ? text('again.fewer', { name, n: formats.number(got) }) : name,
      ),
      language,
    )
  const reorder = async (): Promise<void> => {
    const again = await askAgain(client, order)
    const cart = listHere('cart')
    for (const { product, got } of again) if (product && got) cart.add(product, got)
    const short = again.filter(({ wanted, got }) => got < wanted)
    if (again.every(({ got }) => !got))
      return showAlert('warning', text('again.none', { names: namesOf(short) }))
    if (short.length) showAlert('warning', text('again.some', { names: namesOf(short) }))
    else showAlert('success', text('again.added'))
    await navigate('/cart')
  }
  return (
    <button
      type="button"
      className={`button ${isPayable(order) ? 'quiet' : ''}`}
      aria-disabled={busy}
      onClick={() => void attempt(reorder)}
    >
      <MoreIcon name="repeat" />
      {text('order.reorder')}
    </button>
  )
}
