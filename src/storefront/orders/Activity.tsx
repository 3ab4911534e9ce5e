import { pickTranslation } from '#domain/locale.ts'
import { orderEvents, type OrderEvent } from '#domain/order/orderEvent.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { ExtraIcon, type ExtraIconName } from '../components/ExtraIcon.tsx'
import { Money } from '../components/Money.tsx'
import { Card } from '../profile/Card.tsx'
import { isRejection } from './rejection.ts'
import { useOrdersText } from './ordersText.ts'
import { useDateTimeFormatter } from './parts/useDateTimeFormatter.ts'
import type { ActivityEntry } from './activityOf.ts'
import styles from './Activity.module.css'

const icons: Partial<Record<OrderEvent, ExtraIconName>> = {
  placed: 'bag',
  payment_failed: 'warning',
  paid: 'card',
  partially_paid: 'card',
  overpaid: 'card',
  in_progress: 'check',
  shipping: 'box',
  shipped: 'truck',
  expected: 'clock',
  rejected: 'close',
  proof_submitted: 'document',
  proof_refused: 'warning',
  refund_started: 'repeat',
  refunded: 'repeat',
  refund_failed: 'warning',
  invoiced: 'receipt',
}

/** The past and expected events of an order, in chronological order. */
export function Activity({ entries: timeline }: { entries: readonly ActivityEntry[] }) {
  const text = useOrdersText()
  const { language } = useLanguage()
  const formatDateTime = useDateTimeFormatter()
  return (
    <Card title={text('story.heading')}>
      <ol className={styles.story}>
        {timeline.map(({ kind, at, amount, reason }, index) => (
          <li key={`${kind} ${index}`} data-later={!at || undefined}>
            <span className={styles.mark}>
              <ExtraIcon name={icons[kind] ?? 'check'} size={16} />
            </span>
            <div>
              <p>
                {!at && <span className="hidden">{text('story.later')} </span>}
                {kind === 'rejected' && reason === 'customer'
                  ? text('status.cancelled')
                  : pickTranslation(orderEvents[kind], language)}
                {amount && (
                  <>
                    {' · '}
                    <Money value={amount} />
                  </>
                )}
              </p>
              {reason && (
                <p className={styles.about}>
                  <bdi>{isRejection(reason) ? text(`rejected.${reason}`) : reason}</bdi>
                </p>
              )}
              {at && (
                <p className={styles.about}>
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
