import { subscriptionLifecycle } from '#domain/licence/subscriptionStatus.ts'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Button, QuietButton } from '../components/Button.tsx'
import { useDateTimeFormatter } from '../orders/parts/useDateTimeFormatter.ts'
import type { Subscription } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'
import { EndsSoonBadge } from './EndsSoonBadge.tsx'
import { StatusLabel } from './StatusLabel.tsx'
import styles from './SubscriptionRow.module.css'
import type { LicenceAction } from './licenceAction.ts'

type Props = {
  subscription: Subscription
  readAt: number
  onAction: (action: LicenceAction) => void
}

/** A subscription with its status, end date and actions. */
export function SubscriptionRow({ subscription, readAt, onAction }: Props) {
  const text = useLicencesText()
  const formats = useFormats()
  const { product, quantity, status, period, tenant, periodEndsAt, cancelAtPeriodEnd } =
    subscription
  const name = product?.name ?? ''
  const details = [
    text('subs.quantity', { n: formats.number(quantity ?? 0) }),
    period && text(`period.${period}`),
    tenant?.name && text('subs.forTenant', { tenant: tenant.name }),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3>{name}</h3>
        <p>
          <Code>{product?.code}</Code>
          {details.filter(Boolean).map((fact) => ` · ${fact}`)}
        </p>
        <PeriodEnd subscription={subscription} />
      </div>
      <div className={styles.state}>
        {!cancelAtPeriodEnd && <EndsSoonBadge end={periodEndsAt} readAt={readAt} />}
        {status && <StatusLabel status={status} />}
      </div>
      <SubscriptionActions subscription={subscription} onAction={onAction} />
    </li>
  )
}

function PeriodEnd({ subscription }: { subscription: Subscription }) {
  const text = useLicencesText()
  const formatDateTime = useDateTimeFormatter()
  const { status, periodEndsAt, cancelAtPeriodEnd } = subscription
  if (status === 'trialing') return <p>{text('subs.notStarted')}</p>
  if (!periodEndsAt || status === 'cancelled' || status === 'expired') return null
  const key = cancelAtPeriodEnd ? 'subs.ends' : 'subs.until'
  return <p>{text(key, { date: formatDateTime(periodEndsAt) })}</p>
}

const renewableStatuses = ['active', 'past_due', 'suspended']

function SubscriptionActions({ subscription, onAction }: Omit<Props, 'readAt'>) {
  const text = useLicencesText()
  const { _id, product, status, period, cancelAtPeriodEnd } = subscription
  if (!status) return null
  const isEnding = cancelAtPeriodEnd === true
  const canCancel =
    !isEnding &&
    subscriptionLifecycle.moveOf(status, 'cancelled')?.by.some((each) => each === 'customer') ===
      true
  const canRenew = renewableStatuses.includes(status) && period !== 'perpetual'
  const actionLabel = (what: 'activate' | 'renew' | 'cancel'): string =>
    text('do.for', { action: text(`do.${what}`), what: product?.name ?? '' })
  return (
    <div className={styles.verbs}>
      {status === 'trialing' && (
        <Button
          aria-label={actionLabel('activate')}
          onClick={() => onAction({ kind: 'activate', subscription })}
        >
          {text('do.activate')}
        </Button>
      )}
      {canRenew && (
        <QuietButton
          aria-label={actionLabel('renew')}
          onClick={() => onAction({ kind: 'renew', target: { kind: 'subscription', id: _id } })}
        >
          {text('do.renew')}
        </QuietButton>
      )}
      {canCancel && (
        <button
          type="button"
          className={styles.cancel}
          aria-label={actionLabel('cancel')}
          onClick={() => onAction({ kind: 'cancel', subscription })}
        >
          {text('do.cancel')}
        </button>
      )}
    </div>
  )
}
