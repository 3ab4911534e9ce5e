import { useRef, useState } from 'react'
import { hasCode } from '#api/apiError.ts'
import { showAlert } from '../account/alerts.ts'
import { Banner } from '../orders/parts/Banner.tsx'
import { DetailHeader } from '../orders/parts/DetailHeader.tsx'
import { useDateTimeFormatter } from '../orders/parts/useDateTimeFormatter.ts'
import { RequestedProducts } from './RequestedProducts.tsx'
import { requestPermissionsOf } from './requestPermissions.ts'
import { CounterDialog } from './CounterDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { Offer, type OfferAnswer } from './Offer.tsx'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'
import { useRequestReader } from './requestReader.ts'
import type { CustomerRequest } from './requestsApi.ts'
import { useRequestsText } from './requestsText.ts'
import styles from './RequestView.module.css'
import { Conversation } from './Conversation.tsx'
import type { ConversationEntry } from './conversationOf.ts'

type Props = {
  request: CustomerRequest
  entries: readonly ConversationEntry[]
  /** ISO timestamp of the read */
  readAt: string
  onChanged: () => Promise<void>
}

type HeadProps = {
  title: string
  request?: CustomerRequest | undefined
  /** defaults to the requests of the account */
  back?: { to: string; label: string }
}

/** The heading of a request, which stays the same while the request loads. */
export function RequestHeader({ title, request, back }: HeadProps) {
  const text = useRequestsText()
  const formatDateTime = useDateTimeFormatter()
  return (
    <DetailHeader
      back={back ?? { to: '/requests', label: text('request.back') }}
      title={
        request ? text('request.heading', { number: `\u2066${request.number ?? ''}\u2069` }) : title
      }
      badge={request?.status && <RequestStatusBadge status={request.status} />}
      lead={request && text('request.sent', { date: formatDateTime(request.createdAt) })}
    />
  )
}

/** A request with everything the buyer can do about it. */
export function RequestView({ request, entries, readAt, onChanged }: Props) {
  const text = useRequestsText()
  const { actions, Accept } = useRequestReader()
  const [answer, setAnswer] = useState<OfferAnswer>()
  const page = useRef<HTMLDivElement>(null)
  const { _id: id, status, declineReason, products = [], lines = [], round } = request
  const can = requestPermissionsOf(request, readAt)
  const hasOffer = lines.length > 0

  /** Data that was changed elsewhere is reloaded before the user continues. */
  const runAndReload = async (
    work: () => Promise<void>,
    successMessage?: string,
  ): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (['quote_changed', 'quote_expired', 'request_moved'].some((code) => hasCode(error, code)))
        await onChanged()
      throw error
    }
    await onChanged()
    setAnswer(undefined)
    if (successMessage) showAlert('success', successMessage)
  }
  const dialog = { fallbackFocus: page, onClose: () => setAnswer(undefined) }
  return (
    <div ref={page} tabIndex={-1} className={styles.view}>
      {status === 'declined' && declineReason && (
        <Banner tone="info" text={text('request.declined', { reason: declineReason })} />
      )}
      {hasOffer && <Offer request={request} can={can} onAnswer={setAnswer} />}
      {!hasOffer && products.length > 0 && <RequestedProducts products={products} />}
      <Conversation
        entries={entries}
        canWrite={can.write}
        onSend={(message) => runAndReload(() => actions.write(id, message))}
      />
      {can.end && !can.decide && (
        <button type="button" className={styles.withdraw} onClick={() => setAnswer('decline')}>
          {text('offer.withdraw')}
        </button>
      )}
      {answer === 'accept' && <Accept request={request} {...dialog} onChanged={onChanged} />}
      {answer === 'counter' && (
        <CounterDialog
          request={request}
          {...dialog}
          onSend={(message, counterLines) =>
            runAndReload(
              () => actions.counter(id, round ?? 1, message, counterLines),
              text('counter.sent'),
            )
          }
        />
      )}
      {answer === 'decline' && (
        <DeclineDialog
          hasOffer={can.decide}
          {...dialog}
          onDecline={(reason) =>
            runAndReload(() => actions.decline(id, reason), text('decline.done'))
          }
        />
      )}
    </div>
  )
}
