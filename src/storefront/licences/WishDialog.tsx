import type { RefObject } from 'react'
import { showAlert } from '../account/alerts.ts'
import { useSelf } from '../account/self.ts'
import { useAttempt } from '../account/useAttempt.ts'
import { Confirm } from '../profile/own/Confirm.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { GiveDialog } from './GiveDialog.tsx'
import { createLicences, type Pool } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'
import { RenewDialog } from './RenewDialog.tsx'
import type { Wish } from './wish.ts'

type Props = {
  wish: Wish
  pools: readonly Pool[]
  otherwise: RefObject<HTMLElement | null>
  /** does something, and reads everything again */
  fresh: (work: () => Promise<void>) => Promise<void>
  onClose: () => void
}

/** Asks for what a wish still lacks, and fulfils it. */
export function WishDialog({ wish, pools, fresh, ...dialog }: Props) {
  const text = useLicencesText()
  const { client } = useSelf()
  const { busy, attempt } = useAttempt()
  const api = createLicences(client)
  const { onClose } = dialog

  /** for a form: failures are its own to show */
  const save = async (work: () => Promise<void>, done: string): Promise<void> => {
    await fresh(work)
    onClose()
    showAlert('success', done)
  }
  /** for a question: whatever comes of it, it is answered */
  const run = (work: () => Promise<void>, done: string): void => {
    void attempt(() => fresh(work), done).then(onClose)
  }
  switch (wish.what) {
    case 'give':
      return (
        <GiveDialog
          {...dialog}
          pool={wish.pool}
          onSave={({ tenant, ...facts }) =>
            save(() => api.give({ pool: wish.pool._id, tenant, ...facts }), text('give.done'))
          }
        />
      )
    case 'change': {
      const { allocation } = wish
      return (
        <GiveDialog
          {...dialog}
          pool={pools.find(({ _id }) => _id === allocation.pool?._id)}
          allocation={allocation}
          onSave={({ quantity, expiresAt }) =>
            save(() => api.change(allocation, { quantity, expiresAt }), text('give.changed'))
          }
        />
      )
    }
    case 'suspend':
    case 'resume':
    case 'revoke': {
      const { what, allocation } = wish
      return (
        <Confirm
          {...dialog}
          busy={busy}
          isHarmless={what === 'resume'}
          title={text(`${what}.title`)}
          lead={text(`${what}.text`, { tenant: allocation.tenant?.name ?? '' })}
          action={text(`do.${what}`)}
          onConfirm={() => run(() => api.take(allocation, what), text(`${what}.done`))}
        />
      )
    }
    case 'activate':
      return (
        <Confirm
          {...dialog}
          busy={busy}
          isHarmless
          title={text('activate.title')}
          lead={text('activate.text')}
          action={text('do.activate')}
          onConfirm={() => run(() => api.activate(wish.subscription), text('activate.done'))}
        />
      )
    case 'cancel':
      return (
        <CancelDialog
          {...dialog}
          subscription={wish.subscription}
          onCancel={(when) => save(() => api.cancel(wish.subscription, when), text('cancel.done'))}
        />
      )
    case 'renew':
      return <RenewDialog {...dialog} renewed={wish.renewed} />
  }
}
