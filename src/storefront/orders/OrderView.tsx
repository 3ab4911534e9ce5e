import { Link } from '../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import { Card } from '../profile/Card.tsx'
import { OrderActions } from './OrderActions.tsx'
import { Delivery } from './Delivery.tsx'
import { OrderLines } from './OrderLines.tsx'
import type { Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import styles from './OrderView.module.css'
import { Banner } from './parts/Banner.tsx'
import { DetailHeader } from './parts/DetailHeader.tsx'
import { DetailList } from './parts/DetailList.tsx'
import { OrderStatusBadge } from './parts/OrderStatusBadge.tsx'
import { useDateTimeFormatter } from './parts/useDateTimeFormatter.ts'
import { Payment } from './Payment.tsx'
import type { ActivityEntry } from './activityOf.ts'
import { Activity } from './Activity.tsx'

type Props = { order: Order; entries: readonly ActivityEntry[]; onChanged: () => Promise<void> }

/** The heading of an order, which stays the same while the order loads. */
export function OrderHeader({ title, order }: { title: string; order?: Order | undefined }) {
  const text = useOrdersText()
  const formatDateTime = useDateTimeFormatter()
  return (
    <DetailHeader
      back={{ to: '/orders', label: text('order.back') }}
      title={order ? text('order.heading', { number: `\u2066${order.number ?? ''}\u2069` }) : title}
      badge={order && <OrderStatusBadge order={order} />}
      lead={order && text('order.placed', { date: formatDateTime(order.placedAt) })}
    />
  )
}

export function OrderView({ order, entries: chapters, onChanged }: Props) {
  const text = useOrdersText()
  const { status, rejectionReason } = order
  return (
    <div className={`${styles.view} printed`}>
      <OrderActions order={order} onChanged={onChanged} />
      {status === 'rejected' && (
        <Banner
          tone={rejectionReason === 'customer' ? 'info' : 'danger'}
          text={text(`rejected.${rejectionReason ?? 'other'}`)}
        />
      )}
      <div className={styles.columns}>
        <div>
          <Payment order={order} onChanged={onChanged} />
          <OrderLines order={order} />
        </div>
        <div>
          <Activity entries={chapters} />
          <Delivery order={order} />
          <PaymentSummary order={order} />
        </div>
      </div>
    </div>
  )
}

function PaymentSummary({
  order: { paymentMethod, paymentStatus, invoiceNumber, quote, note },
}: Pick<Props, 'order'>) {
  const text = useOrdersText()
  return (
    <Card title={text('pay.heading')}>
      <DetailList
        details={[
          [text('pay.method'), paymentMethod && text(`method.${paymentMethod}`)],
          [text('pay.state'), paymentStatus && text(`paid.${paymentStatus}`)],
          [text('order.invoice'), invoiceNumber && <Code>{invoiceNumber}</Code>],
          [
            text('order.quote'),
            quote?._id && (
              <Link to={`/requests/${quote._id}`} className="link">
                <Code>{quote.number}</Code>
              </Link>
            ),
          ],
          [text('order.note'), note && <bdi>{note}</bdi>],
        ]}
      />
    </Card>
  )
}
