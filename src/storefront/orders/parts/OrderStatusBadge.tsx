import type { OrderStatus } from '#domain/order/orderStatus.ts'
import type { ExtraIconName } from '../../components/ExtraIcon.tsx'
import type { Order } from '../ordersApi.ts'
import { useOrdersText } from '../ordersText.ts'
import { Badge, type Tone } from './Badge.tsx'

const badgeByStatus: Readonly<Record<OrderStatus, { tone: Tone; icon: ExtraIconName }>> = {
  pending: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'info', icon: 'check' },
  in_progress: { tone: 'info', icon: 'repeat' },
  shipping: { tone: 'info', icon: 'box' },
  shipped: { tone: 'info', icon: 'truck' },
  expected: { tone: 'info', icon: 'truck' },
  delivered: { tone: 'positive', icon: 'check' },
  rejected: { tone: 'danger', icon: 'close' },
}

export function OrderStatusBadge({ order }: { order: Pick<Order, 'status' | 'rejectionReason'> }) {
  const text = useOrdersText()
  const { status, rejectionReason } = order
  if (!status) return null
  if (status === 'rejected' && rejectionReason === 'customer')
    return <Badge tone="quiet" icon="close" label={text('status.cancelled')} />
  return <Badge {...badgeByStatus[status]} label={text(`status.${status}`)} />
}
