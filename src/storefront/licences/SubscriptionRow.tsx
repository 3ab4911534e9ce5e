import { subscriptionLifecycle } from '#domain/licence/subscriptionStatus.ts'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useMoment } from '../orders/parts/useMoment.ts'
import type { Subscription } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'
import { EndsSoonBadge } from './Soon.tsx'
import { StatusLabel } from './State.tsx'
import styles from './SubscriptionRow.module.css'
import type { LicenceAction } from './wish.ts'

type Props = { subscription: Subscription; at: number; onAction: (wish: LicenceAction) => void }

/** What somebody subscribed to: how it stands, until when, and what can be done about it. */
export function SubscriptionRow({ subscription, at, onAction }: Props) {
  const text = useLicencesText()
  const formats = useFormats()
  const { product, quantity, status, period, tenant, periodEndsAt, cancelAtPeriodEnd } =
    subscription
  const name = product?.name ?? ''
  const facts = [
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
          {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
        </p>
        <PeriodEnd subscription={subscription} />
      </div>
      <div className={styles.state}>
        {!cancelAtPeriodEnd && <EndsSoonBadge end={periodEndsAt} at={at} />}
        {status && <StatusLabel status={status} />}
      </div>
      <SubscriptionActions subscription={subscription} onAction={onAction} />
    </li>
  )
}

function PeriodEnd({ subscription }: { subscription: Subscription }) {
  const text = useLicencesText()
  const moment = useMoment()
  const { status, periodEndsAt, cancelAtPeriodEnd } = subscription
  if (status === 'trialing') return <p>{text('subs.notStarted')}</p>
  if (!periodEndsAt || status === 'cancelled' || status === 'expired') return null
  const key = cancelAtPeriodEnd ? 'subs.ends' : 'subs.until'
  return <p>{text(key, { date: moment(periodEndsAt) })}</p>
}

const renewable = ['active', 'past_due', 'suspended']

function SubscriptionActions({ subscription, onAction }: Omit<Props, 'at'>) {
  const text = useLicencesText()
  const { _id, product, status, period, cancelAtPeriodEnd } = subscription
  if (!status) return null
  const isEnding = cancelAtPeriodEnd === true
  const canCancel =
    !isEnding &&
    subscriptionLifecycle.moveOf(status, 'cancelled')?.by.some((each) => each === 'customer') ===
      true
  const canRenew = renewable.includes(status) && period !== 'perpetual'
  const label = (what: 'activate' | 'renew' | 'cancel'): string =>
    text('do.for', { action: text(`do.${what}`), what: product?.name ?? '' })
  return (
    <div className={styles.verbs}>
      {status === 'trialing' && (
        <button
          type="button"
          className="button"
          aria-label={label('activate')}
          onClick={() => onAction({ what: 'activate', subscription })}
        >
          {text('do.activate')}
        </button>
      )}
      {canRenew && (
        <button
          type="button"
          className="button quiet"
          aria-label={label('renew')}
          onClick={() => onAction({ what: 'renew', target: { kind: 'subscription', id: _id } })}
        >
          {text('do.renew')}
        </button>
      )}
      {canCancel && (
        <button
          type="button"
          className={styles.cancel}
          aria-label={label('cancel')}
          onClick={() => onAction({ what: 'cancel', subscription })}
        >
          {text('do.cancel')}
        </button>
      )}
    </div>
  )
}
