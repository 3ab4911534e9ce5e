import { useCallback, useRef, useState } from 'react'
import { QuietButton } from '../../components/Button.tsx'
import { showAlert } from '../../account/alerts.ts'
import { useSession } from '../../account/session.ts'
import { ProfileSkeleton } from '../ProfileSkeleton.tsx'
import { Card } from '../Card.tsx'
import { ConfirmDialog } from '../own/ConfirmDialog.tsx'
import { useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/signedInUser.ts'
import { useAttempt } from '../../account/useAttempt.ts'
import { useAsyncData } from '../../hooks/useAsyncData.ts'
import { useText } from '../../hooks/useText.ts'
import { DeviceRow } from './DeviceRow.tsx'
import styles from './Devices.module.css'
import { listDevices, signOutDevice, signOutEverywhere } from './securityApi.ts'

/** The number of devices shown at first, which is enough for most users. */
const initialCount = 5

/** The devices on which the user is signed in; each one or all can be signed out. */
export function Devices() {
  const text = useProfileText()
  const shopText = useText()
  const { client } = useSignedInUser()
  const { signOut } = useSession()
  const { status, data, reload } = useAsyncData(useCallback(() => listDevices(client), [client]))
  const { busy, attempt } = useAttempt()
  const [isAll, setAll] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const signOutAllButton = useRef<HTMLButtonElement>(null)

  const signOutOne = async (id: string): Promise<void> => {
    const isSignedOut = await attempt(async () => {
      await signOutDevice(client, id)
      await reload()
    }, text('devices.signedOut'))
    if (isSignedOut) signOutAllButton.current?.focus()
  }
  const signOutAll = async (): Promise<void> => {
    const isSignedOut = await attempt(() => signOutEverywhere(client))
    setConfirming(false)
    if (!isSignedOut) return
    showAlert('info', text('devices.everywhereDone'))
    await signOut()
  }
  if (status === 'loading') return <ProfileSkeleton />
  return (
    <Card title={text('devices.heading')} lead={text('devices.text')}>
      {data ? (
        <ul className={styles.list}>
          {data.slice(0, isAll ? undefined : initialCount).map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onSignOut={() => void signOutOne(device.id)}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.failed} role="alert">
          <p>{shopText('failed.title')}</p>
          <QuietButton onClick={() => void reload()}>{shopText('failed.action')}</QuietButton>
        </div>
      )}
      {data && data.length > initialCount && !isAll && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          {text('devices.all')}
        </button>
      )}
      <button
        ref={signOutAllButton}
        type="button"
        className={`button quiet ${styles.everywhere}`}
        onClick={() => setConfirming(true)}
      >
        {text('devices.everywhere')}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={text('devices.everywhereTitle')}
          lead={text('devices.everywhereText')}
          confirmLabel={text('devices.everywhere')}
          busy={busy}
          fallbackFocus={signOutAllButton}
          onClose={() => setConfirming(false)}
          onConfirm={() => void signOutAll()}
        />
      )}
    </Card>
  )
}
