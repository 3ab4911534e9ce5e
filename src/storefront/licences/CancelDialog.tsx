import { useState, type RefObject } from 'react'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { useForm } from '../account/form/useForm.ts'
import { Choices } from '../orders/parts/Choices.tsx'
import { Modal } from '../profile/own/Modal.tsx'
import type { Subscription } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'

type CancelTime = 'period_end' | 'now'

type Props = {
  subscription: Subscription
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onCancel: (when: CancelTime) => Promise<void>
}

/** Cancels a subscription immediately or at the end of the paid period. */
export function CancelDialog({ subscription, fallbackFocus, onClose, onCancel }: Props) {
  const text = useLicencesText()
  const hasPaidPeriod = subscription.status === 'active' && Boolean(subscription.periodEndsAt)
  const [when, setWhen] = useState<CancelTime>(hasPaidPeriod ? 'period_end' : 'now')
  const form = useForm({ initial: {}, validate: () => ({}), send: () => onCancel(when) })
  const nowChoice = {
    value: 'now',
    label: text('cancel.now'),
    hint: text('cancel.nowHint'),
  } as const
  return (
    <Modal
      title={text('cancel.title')}
      lead={subscription.product?.name}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <DialogForm form={form} submitLabel={text('do.cancel')}>
        <Choices
          name="when"
          legend={text('cancel.when')}
          value={when}
          onValue={setWhen}
          choices={
            hasPaidPeriod
              ? [{ value: 'period_end', label: text('cancel.period_end') }, nowChoice]
              : [nowChoice]
          }
        />
      </DialogForm>
    </Modal>
  )
}
