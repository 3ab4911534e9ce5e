import { useCallback, useRef, useState } from 'react'
import { hasCode } from '#api/apiError.ts'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { EmptyBoxDrawing } from '../components/drawings/EmptyBoxDrawing.tsx'
import { ProfileSkeleton } from '../profile/ProfileSkeleton.tsx'
import { Card } from '../profile/Card.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { Allocations } from './Allocations.tsx'
import styles from './Licences.module.css'
import { createLicencesApi } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'
import { PoolCard } from './PoolCard.tsx'
import { SubscriptionRow } from './SubscriptionRow.tsx'
import type { LicenceAction } from './licenceAction.ts'
import { LicenceActionDialog } from './LicenceActionDialog.tsx'

/** Shows the user's licence pools, allocations and subscriptions. */
export function Licences() {
  const text = useLicencesText()
  const { user, client } = useSignedInUser()
  const load = useCallback(() => createLicencesApi(client).listAll(), [client])
  const { status, data, reload } = useAsyncData(load)
  const [action, setAction] = useState<LicenceAction>()
  const page = useRef<HTMLDivElement>(null)
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (!data) return <ProfileSkeleton />
  const { pools, allocations, subscriptions, readAt } = data
  const poolIds = new Set(pools.map(({ _id }) => _id))
  const receivedAllocations = allocations.filter(({ pool }) => !poolIds.has(pool?._id ?? ''))

  /** Data that was changed elsewhere is reloaded before the user changes it again. */
  const runAndReload = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (['stale', 'licence_moved', 'subscription_moved'].some((code) => hasCode(error, code)))
        await reload()
      throw error
    }
    await reload()
  }
  if (!pools.length && !allocations.length && !subscriptions.length)
    return (
      <EmptyState
        of="section"
        title={text('pools.emptyTitle')}
        text={text(user.kind === 'company' ? 'pools.emptyText' : 'pools.emptyTenant')}
        drawing={<EmptyBoxDrawing />}
        action={<ButtonLink to="/products?type=license">{text('pools.emptyAction')}</ButtonLink>}
      />
    )
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      {receivedAllocations.length > 0 && (
        <Card title={text('given.heading')} lead={text('given.lead')}>
          <Allocations allocations={receivedAllocations} onAction={setAction} />
        </Card>
      )}
      {pools.length > 0 && (
        <section className={styles.pools}>
          <h2>{text('pools.heading')}</h2>
          {pools.map((pool) => (
            <PoolCard
              key={pool._id}
              pool={pool}
              readAt={readAt}
              allocations={allocations.filter((each) => each.pool?._id === pool._id)}
              onAction={setAction}
            />
          ))}
        </section>
      )}
      {subscriptions.length > 0 && (
        <Card title={text('subs.heading')}>
          <ul>
            {subscriptions.map((each) => (
              <SubscriptionRow
                key={each._id}
                subscription={each}
                readAt={readAt}
                onAction={setAction}
              />
            ))}
          </ul>
        </Card>
      )}
      {action && (
        <LicenceActionDialog
          action={action}
          pools={pools}
          fallbackFocus={page}
          runAndReload={runAndReload}
          onClose={() => setAction(undefined)}
        />
      )}
    </div>
  )
}
