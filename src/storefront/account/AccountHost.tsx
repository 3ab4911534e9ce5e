import { Suspense, useEffect, useState } from 'react'
import { takeLinkSecret } from '#ui/linkSecret.ts'
import { lazyOptional } from '../lazyOptional.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { useText } from '../hooks/useText.ts'
import { useListSync } from '../lists/useListSync.ts'
import { showAlert } from './alerts.ts'
import { closeDialog, openDialog, useDialogs } from './dialogs.ts'
import { loadDialogs, type Dialogs } from './loadDialogs.ts'
import { useSessionStart } from './session.ts'

/** Hosts the session, the account dialogs and the alerts on every page. */
export function AccountHost() {
  const text = useText()
  const { dialog } = useDialogs()
  const isHydrated = useHydrated()
  const [dialogs, setDialogs] = useState<Dialogs>()
  useSessionStart()
  useListSync()
  useEffect(() => {
    if (!dialog || dialogs) return
    loadDialogs().then(setDialogs, () => {
      closeDialog()
      showAlert('error', text('error.title'))
    })
  }, [dialog, dialogs, text])
  useEffect(() => {
    addEventListener('hashchange', openFromLink)
    return () => removeEventListener('hashchange', openFromLink)
  }, [])
  return (
    <>
      {dialog && dialogs && <dialogs.View dialog={dialog} connection={dialogs.connection} />}
      {isHydrated && (
        <Suspense>
          <AlertBar />
        </Suspense>
      )}
    </>
  )
}

const AlertBar = lazyOptional(async () => (await import('./AlertBar.tsx')).AlertBar)

/** Opens the dialog for choosing a password if the page was opened from an emailed link. */
export function openFromLink(): void {
  const link = takeLinkSecret()
  if (link?.purpose === 'invitation') openDialog('invitation', { invitation: link.secret })
  if (link?.purpose === 'reset') openDialog('reset', { resetLink: link.secret })
}
