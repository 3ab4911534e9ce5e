import type { OrderStatus } from '#domain/order/orderStatus.ts'
import type { MoreIconName } from '../../components/moreIcons.ts'
import { useOrdersText } from '../ordersText.ts'
import { Badge, type Tone } from './Badge.tsx'

const looks: Readonly<Record<OrderStatus, { tone: Tone; icon: MoreIconName }>> = {
  pending: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'info', icon: 'check' },
  in_progress: { tone: 'info', icon: 'repeat' },
  shipping: { tone: 'info', icon: 'box' },
  shipped: { tone: 'info', icon: 'truck' },
  expected: { tone: 'info', icon: 'truck' },
  delivered: { tone: 'positive', icon: 'check' },
  rejected: { tone: 'danger', icon: 'close' },
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const text = useOrdersText()
  return <Badge {...looks[status]} label={text(`status.${status}`)} />
}
