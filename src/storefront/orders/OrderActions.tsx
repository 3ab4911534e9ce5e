import { useRef } from 'react'
import { joinItems } from '#domain/locale.ts'
import { useNavigate } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { QuietButtonLink } from '../components/ButtonLink.tsx'
import { showAlert } from '../account/alerts.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { useAttempt } from '../account/useAttempt.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { getList } from '../lists/lists.ts'
import styles from './OrderActions.module.css'
import { CancelOrder } from './CancelOrder.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'
import type { Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { fetchReorderLines, type ReorderLine } from './reorder.ts'
import { isPayable } from './nextStep.ts'

/** The actions that an order offers in its current status. */
export function OrderActions({
  order,
  onChanged,
}: {
  order: Order
  onChanged: () => Promise<void>
}) {
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
          newTabHint={text('order.invoiceOpens')}
        />
      )}
      <button type="button" className={`button quiet ${styles.print}`} onClick={() => print()}>
        <ExtraIcon name="print" />
        {text('order.print')}
      </button>
      <QuietButtonLink to={`/contact?order=${encodeURIComponent(order.number ?? '')}`}>
        <ExtraIcon name="chat" />
        {text('order.ask')}
      </QuietButtonLink>
      <CancelOrder order={order} onCancelled={onChanged} fallbackFocus={actions} />
    </div>
  )
}

function Reorder({ order }: { order: Order }) {
  const text = useOrdersText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { client } = useSignedInUser()
  const { attempt, busy } = useAttempt()
  const navigate = useNavigate()
  const namesOf = (lines: readonly ReorderLine[]): string =>
    joinItems(
      lines.map(({ name, orderable }) =>
        orderable ? text('again.fewer', { name, n: formats.number(orderable) }) : name,
      ),
      language,
    )
  const reorder = async (): Promise<void> => {
    const lines = await fetchReorderLines(client, order)
    const cart = getList('cart')
    for (const { product, orderable } of lines)
      if (product && orderable) cart.add(product, orderable)
    const unavailableLines = lines.filter(({ requested, orderable: got }) => got < requested)
    if (lines.every(({ orderable: got }) => !got))
      return showAlert('warning', text('again.none', { names: namesOf(unavailableLines) }))
    if (unavailableLines.length)
      showAlert('warning', text('again.some', { names: namesOf(unavailableLines) }))
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
      <ExtraIcon name="repeat" />
      {text('order.reorder')}
    </button>
  )
}
