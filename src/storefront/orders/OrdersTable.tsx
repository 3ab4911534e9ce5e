import { useRef, type ReactNode } from 'react'
import { Link } from '../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { Money } from '../components/Money.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import type { Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import styles from './OrdersTable.module.css'
import { OrderStatusBadge } from './parts/OrderStatusBadge.tsx'
import { useDateTimeFormatter } from './parts/useDateTimeFormatter.ts'
import { nextStepOf } from './nextStep.ts'

type Props = { orders: readonly Order[]; onChanged: () => Promise<void> }

/** A table on wide screens; on a phone each order is a card. */
export function OrdersTable({ orders, onChanged }: Props) {
  const text = useOrdersText()
  const table = useRef<HTMLTableElement>(null)
  return (
    <table ref={table} className={styles.table} tabIndex={-1}>
      <thead>
        <tr>
          <th>{text('list.order')}</th>
          <th data-end>{text('list.items')}</th>
          <th>{text('list.status')}</th>
          <th>{text('list.payment')}</th>
          <th data-end>{text('list.total')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order._id} order={order}>
            <CancelOrder order={order} isInline onCancelled={onChanged} fallbackFocus={table} />
          </Row>
        ))}
      </tbody>
    </table>
  )
}

function Row({ order, children }: { order: Order; children: ReactNode }) {
  const text = useOrdersText()
  const formats = useFormats()
  const formatDateTime = useDateTimeFormatter()
  const { _id, number, placedAt, itemsQuantity, paymentStatus, total } = order
  return (
    <tr>
      <td className={styles.order}>
        <Link to={`/orders/${_id}`} className={styles.link}>
          <Code>{number}</Code>
        </Link>
        <span>{formatDateTime(placedAt)}</span>
      </td>
      <td data-end data-label={text('list.items')}>
        {formats.number(itemsQuantity ?? 0)}
      </td>
      <td className={styles.status}>
        <OrderStatusBadge order={order} />
      </td>
      <td data-label={text('list.payment')}>
        <span>{paymentStatus && text(`paid.${paymentStatus}`)}</span>
        <TodoNote order={order} />
        {children}
      </td>
      <td data-end data-label={text('list.total')} className={styles.total}>
        {total && <Money value={total} />}
      </td>
    </tr>
  )
}

function TodoNote({ order }: { order: Order }) {
  const text = useOrdersText()
  const formatDateTime = useDateTimeFormatter()
  const nextStep = nextStepOf(order)
  if (!nextStep) return null
  return (
    <span className={styles.now}>
      <ExtraIcon name="warning" size={16} />
      {nextStep === 'transfer'
        ? text('now.transfer', { date: formatDateTime(order.paymentDeadline) })
        : text(`now.${nextStep}`)}
    </span>
  )
}
