import type { ExtraIconName } from '../components/ExtraIcon.tsx'
import { Badge, type Tone } from '../orders/parts/Badge.tsx'
import type { CustomerRequest } from './requestsApi.ts'
import { useRequestsText } from './requestsText.ts'

type RequestStatus = NonNullable<CustomerRequest['status']>

const badgeByStatus: Readonly<Record<RequestStatus, { tone: Tone; icon: ExtraIconName }>> = {
  submitted: { tone: 'quiet', icon: 'mail' },
  in_review: { tone: 'info', icon: 'search' },
  info_requested: { tone: 'warning', icon: 'chat' },
  quoted: { tone: 'warning', icon: 'percent' },
  countered: { tone: 'info', icon: 'repeat' },
  accepted: { tone: 'positive', icon: 'check' },
  converted: { tone: 'positive', icon: 'check' },
  declined: { tone: 'danger', icon: 'close' },
  expired: { tone: 'quiet', icon: 'clock' },
  answered: { tone: 'positive', icon: 'check' },
  closed: { tone: 'quiet', icon: 'check' },
}

export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  const text = useRequestsText()
  return <Badge {...badgeByStatus[status]} label={text(`status.${status}`)} />
}
