import type { RefObject } from 'react'
import { showAlert } from '../account/alerts.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { useAttempt } from '../account/useAttempt.ts'
import { ConfirmDialog } from '../profile/own/ConfirmDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { AllocateDialog } from './AllocateDialog.tsx'
import { createLicencesApi, type Pool } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'
import { RenewDialog } from './RenewDialog.tsx'
import type { LicenceAction } from './licenceAction.ts'

type Props = {
  action: LicenceAction
  pools: readonly Pool[]
  fallbackFocus: RefObject<HTMLElement | null>
  /** runs an action, then reloads all data */
  runAndReload: (work: () => Promise<void>) => Promise<void>
  onClose: () => void
}

/** Asks for what an action still needs, then runs it. */
export function LicenceActionDialog({ action, pools, runAndReload, ...dialog }: Props) {
  const text = useLicencesText()
  const { client } = useSignedInUser()
  const { busy, attempt } = useAttempt()
  const api = createLicencesApi(client)
  const { onClose } = dialog

  /** for forms, which show failures themselves */
  const save = async (work: () => Promise<void>, successMessage: string): Promise<void> => {
    await runAndReload(work)
    onClose()
    showAlert('success', successMessage)
  }
  /** for confirmations, which close whatever the outcome */
  const run = (work: () => Promise<void>, successMessage: string): void => {
    void attempt(() => runAndReload(work), successMessage).then(onClose)
  }
  switch (action.kind) {
    case 'give':
      return (
        <AllocateDialog
          {...dialog}
          pool={action.pool}
          onSave={({ tenant, ...values }) =>
            save(
              () => api.allocate({ pool: action.pool._id, tenant, ...values }),
              text('give.done'),
            )
          }
        />
      )
    case 'change': {
      const { allocation } = action
      return (
        <AllocateDialog
          {...dialog}
          pool={pools.find(({ _id }) => _id === allocation.pool?._id)}
          allocation={allocation}
          onSave={({ quantity, expiresAt }) =>
            save(
              () => api.changeAllocation(allocation, { quantity, expiresAt }),
              text('give.changed'),
            )
          }
        />
      )
    }
    case 'suspend':
    case 'resume':
    case 'revoke': {
      const { kind: what, allocation } = action
      return (
        <ConfirmDialog
          {...dialog}
          busy={busy}
          isHarmless={what === 'resume'}
          title={text(`${what}.title`)}
          lead={text(`${what}.text`, { tenant: allocation.tenant?.name ?? '' })}
          confirmLabel={text(`do.${what}`)}
          onConfirm={() => run(() => api.changeStatus(allocation, what), text(`${what}.done`))}
        />
      )
    }
    case 'activate':
      return (
        <ConfirmDialog
          {...dialog}
          busy={busy}
          isHarmless
          title={text('activate.title')}
          lead={text('activate.text')}
          confirmLabel={text('do.activate')}
          onConfirm={() => run(() => api.activate(action.subscription), text('activate.done'))}
        />
      )
    case 'cancel':
      return (
        <CancelDialog
          {...dialog}
          subscription={action.subscription}
          onCancel={(when) =>
            save(() => api.cancel(action.subscription, when), text('cancel.done'))
          }
        />
      )
    case 'renew':
      return <RenewDialog {...dialog} target={action.target} />
  }
}
