import { Link } from '../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import { orderPath } from '#domain/orderPath.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Button, QuietButton } from '../components/Button.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { useDateTimeFormatter } from '../orders/parts/useDateTimeFormatter.ts'
import { Allocations } from './Allocations.tsx'
import type { Allocation, Pool } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'
import { Meter } from './Meter.tsx'
import styles from './PoolCard.module.css'
import { EndsSoonBadge } from './EndsSoonBadge.tsx'
import { StatusLabel } from './StatusLabel.tsx'
import type { LicenceAction } from './licenceAction.ts'

type Props = {
  pool: Pool
  allocations: readonly Allocation[]
  /** timestamp of the read, in milliseconds */
  readAt: number
  onAction: (action: LicenceAction) => void
}

/** A pool of purchased licences: how many are allocated, to whom, and until when. */
export function PoolCard({ pool, allocations, readAt, onAction }: Props) {
  const text = useLicencesText()
  const formats = useFormats()
  const formatDateTime = useDateTimeFormatter()
  const { features } = useBrand()
  const { user } = useSignedInUser()
  const { product, order, quantity, allocated, available, expiresAt, status } = pool
  const numbers = {
    given: formats.number(allocated ?? 0),
    quantity: formats.number(quantity ?? 0),
  }
  const name = product?.name ?? pool.name ?? ''
  const isCompany = user.kind === 'company'
  return (
    <article className={styles.pool}>
      <header className={styles.head}>
        <div>
          <h3>{name}</h3>
          <p>
            <Code>{product?.code}</Code>
            {order?._id && (
              <>
                {' · '}
                <Link to={`${orderPath(features)}/${order._id}`} className="plainLink">
                  {text('pool.order')} <Code>{order.number}</Code>
                </Link>
              </>
            )}
          </p>
        </div>
        <EndsSoonBadge end={expiresAt} readAt={readAt} />
        {status && <StatusLabel status={status} />}
      </header>
      <dl className={styles.facts}>
        <PoolDetail label={text('pool.quantity')} value={numbers.quantity} />
        <PoolDetail label={text('pool.given')} value={numbers.given} />
        <PoolDetail label={text('pool.free')} value={formats.number(available ?? 0)} />
        <PoolDetail
          label={text('pool.until')}
          value={expiresAt ? formatDateTime(expiresAt) : text('pool.forever')}
        />
      </dl>
      <Meter value={allocated ?? 0} total={quantity ?? 0} label={text('pool.share', numbers)} />
      {allocations.length > 0 ? (
        <Allocations allocations={allocations} onAction={onAction} />
      ) : (
        isCompany && <p className={styles.nobody}>{text('pool.nobody')}</p>
      )}
      <div className={styles.actions}>
        {isCompany && status === 'active' && (available ?? 0) > 0 && (
          <Button
            aria-label={text('do.for', { action: text('pool.give'), what: name })}
            onClick={() => onAction({ kind: 'give', pool })}
          >
            {text('pool.give')}
          </Button>
        )}
        {expiresAt && (
          <QuietButton
            aria-label={text('do.for', { action: text('pool.renew'), what: name })}
            onClick={() => onAction({ kind: 'renew', target: { kind: 'pool', id: pool._id } })}
          >
            {text('pool.renew')}
          </QuietButton>
        )}
      </div>
    </article>
  )
}

const PoolDetail = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
