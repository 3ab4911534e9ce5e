import { licenceLifecycle, type LicenceVerb } from '#domain/licence/licenceStatus.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { useDateTimeFormatter } from '../orders/parts/useDateTimeFormatter.ts'
import styles from './Allocations.module.css'
import type { Allocation } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'
import { Meter } from './Meter.tsx'
import { StatusLabel } from './StatusLabel.tsx'
import type { LicenceAction } from './licenceAction.ts'

type Props = { allocations: readonly Allocation[]; onAction: (action: LicenceAction) => void }

/** Lists the allocations with their use and end date. Only the company can change them. */
export function Allocations({ allocations, onAction }: Props) {
  const text = useLicencesText()
  const { user } = useSignedInUser()
  const isCompany = user.kind === 'company'
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{text(isCompany ? 'given.tenant' : 'given.product')}</th>
          <th>{text('given.used')}</th>
          <th>{text('given.until')}</th>
          <th>{text('given.status')}</th>
          {isCompany && (
            <th>
              <span className="hidden">{text('given.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {allocations.map((allocation) => (
          <Row
            key={allocation._id}
            allocation={allocation}
            isCompany={isCompany}
            onAction={onAction}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  allocation: Allocation
  isCompany: boolean
  onAction: Props['onAction']
}

function Row({ allocation, isCompany, onAction }: RowProps) {
  const text = useLicencesText()
  const formatDateTime = useDateTimeFormatter()
  const { tenant, product, endsAt, status } = allocation
  return (
    <tr>
      <td className={styles.who}>{isCompany ? <bdi>{tenant?.name}</bdi> : product?.name}</td>
      <td data-label={text('given.used')}>
        <Usage allocation={allocation} />
      </td>
      <td data-label={text('given.until')}>
        {endsAt ? formatDateTime(endsAt) : text('pool.forever')}
      </td>
      <td data-label={text('given.status')}>{status && <StatusLabel status={status} />}</td>
      {isCompany && (
        <td>
          <AllocationActions allocation={allocation} onAction={onAction} />
        </td>
      )}
    </tr>
  )
}

function Usage({ allocation: { used, quantity, usage } }: { allocation: Allocation }) {
  const text = useLicencesText()
  const formats = useFormats()
  const label = text('given.usage', {
    used: formats.number(used ?? 0),
    quantity: formats.number(quantity ?? 0),
  })
  const tone = usage === 'full' ? 'danger' : usage === 'warning' ? 'warning' : 'accent'
  return (
    <div className={styles.usage} data-tone={tone}>
      <span aria-hidden="true">{label}</span>
      <Meter value={used ?? 0} total={quantity ?? 0} tone={tone} label={label} />
      {(usage === 'warning' || usage === 'full') && (
        <span className={styles.warning}>
          <ExtraIcon name="warning" size={16} />
          {text(`usage.${usage}`)}
        </span>
      )}
    </div>
  )
}

const statusVerbs = ['suspend', 'resume', 'revoke'] as const satisfies readonly LicenceVerb[]

function AllocationActions({ allocation, onAction }: Omit<RowProps, 'isCompany'>) {
  const text = useLicencesText()
  const { status, tenant } = allocation
  const possible = status ? licenceLifecycle.movesFrom(status).map(({ verb }) => verb) : []
  const offeredActions = [
    ...(status === 'active' || status === 'suspended' ? (['change'] as const) : []),
    ...statusVerbs.filter((verb) => possible.includes(verb)),
  ]
  return (
    <div className={styles.verbs}>
      {offeredActions.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-label={text('do.for', { action: text(`do.${kind}`), what: tenant?.name ?? '' })}
          data-danger={kind === 'revoke' || undefined}
          onClick={() => onAction({ kind, allocation })}
        >
          {text(`do.${kind}`)}
        </button>
      ))}
    </div>
  )
}
