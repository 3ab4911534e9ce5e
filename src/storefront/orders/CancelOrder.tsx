import { useState, type RefObject } from 'react'
import { cancelBlocker } from '#domain/order/cancelBlocker.ts'
import { Code } from '#ui/Code.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { useAttempt } from '../account/useAttempt.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { ConfirmDialog } from '../profile/own/ConfirmDialog.tsx'
import styles from './CancelOrder.module.css'
import { createOrdersApi, type Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'

type Props = {
  order: Pick<Order, '_id' | 'number' | 'status' | 'paymentStatus'>
  /** shown as a text link, for order lists */
  isInline?: boolean
  onCancelled: () => Promise<void> | void
  /** focused after cancelling, because the button is removed */
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Cancels an unpaid order after a confirmation; renders nothing if it cannot be cancelled. */
export function CancelOrder({ order, isInline = false, onCancelled, fallbackFocus }: Props) {
  const text = useOrdersText()
  const { client } = useSignedInUser()
  const { attempt, busy } = useAttempt()
  const [isConfirming, setConfirming] = useState(false)
  const { _id, number = '', status, paymentStatus } = order
  if (!status || !paymentStatus || cancelBlocker({ status, paymentStatus })) return null
  const isolated = `\u2066${number}\u2069`
  const cancel = async (): Promise<void> => {
    await attempt(
      () => createOrdersApi(client).cancel(_id),
      text('cancel.done', { number: isolated }),
    )
    setConfirming(false)
    // If the order was paid in the meantime, the reload shows it.
    await onCancelled()
  }
  return (
    <>
      <button
        type="button"
        className={isInline ? styles.line : `button quiet ${styles.apart}`}
        onClick={() => setConfirming(true)}
      >
        {!isInline && <ExtraIcon name="close" />}
        {text('cancel.order')}
        {isInline && <span className="hidden"> {isolated}</span>}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={text('cancel.title')}
          lead={
            <>
              <span className={styles.number}>
                <Code>{number}</Code>
              </span>
              {text('cancel.lead')}
            </>
          }
          cancelLabel={text('cancel.keep')}
          confirmLabel={text('cancel.order')}
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setConfirming(false)}
          fallbackFocus={fallbackFocus}
        />
      )}
    </>
  )
}
