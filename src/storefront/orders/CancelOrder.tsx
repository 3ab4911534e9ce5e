import { useState, type RefObject } from 'react'
import { cancelBlocker } from '#domain/order/cancelBlocker.ts'
import { Code } from '#ui/Code.tsx'
import { useSignedInUser } from '../account/self.ts'
import { useAttempt } from '../account/useAttempt.ts'
import { ExtraIcon } from '../components/MoreIcon.tsx'
import { ConfirmDialog } from '../profile/own/Confirm.tsx'
import styles from './CancelOrder.module.css'
import { createOrders, type Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'

type Props = {
  order: Pick<Order, '_id' | 'number' | 'status' | 'paymentStatus'>
  /** among others in a list, it is but a line of text */
  isLine?: boolean
  onCancelled: () => Promise<void> | void
  /** gets the focus afterwards: the button is gone */
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Ends an order that is not paid, after asking once more; nothing where it cannot be ended here. */
export function CancelOrder({ order, isLine = false, onCancelled, fallbackFocus }: Props) {
  const text = useOrdersText()
  const { client } = useSignedInUser()
  const { attempt, busy } = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const { _id, number = '', status, paymentStatus } = order
  if (!status || !paymentStatus || cancelBlocker({ status, paymentStatus })) return null
  const isolated = `\u2066${number}\u2069`
  const cancel = async (): Promise<void> => {
    await attempt(() => createOrders(client).cancel(_id), text('cancel.done', { number: isolated }))
    setAsking(false)
    // Where it was paid meanwhile, the page says so too.
    await onCancelled()
  }
  return (
    <>
      <button
        type="button"
        className={isLine ? styles.line : `button quiet ${styles.apart}`}
        onClick={() => setAsking(true)}
      >
        {!isLine && <ExtraIcon name="close" />}
        {text('cancel.order')}
        {isLine && <span className="hidden"> {isolated}</span>}
      </button>
      {isAsking && (
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
          action={text('cancel.order')}
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
          fallbackFocus={fallbackFocus}
        />
      )}
    </>
  )
}
