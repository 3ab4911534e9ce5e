import { useLicencesText } from './licencesText.ts'
import type { Allocation, Pool, Subscription } from './licencesApi.ts'
import styles from './StatusLabel.module.css'

type LicenceStatus = NonNullable<Pool['status'] | Allocation['status'] | Subscription['status']>

const tones: Readonly<Record<LicenceStatus, string>> = {
  active: 'positive',
  suspended: 'warning',
  expired: 'quiet',
  revoked: 'quiet',
  trialing: 'info',
  past_due: 'danger',
  cancelled: 'quiet',
}

/** Shows a status as a dot and text. */
export function StatusLabel({ status }: { status: LicenceStatus }) {
  const text = useLicencesText()
  return (
    <span className={styles.state} data-tone={tones[status]}>
      {text(`status.${status}`)}
    </span>
  )
}
