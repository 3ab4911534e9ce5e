import type { RefObject } from 'react'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { TextAreaField } from '../account/form/TextAreaField.tsx'
import { useForm } from '../account/form/useForm.ts'
import { Modal } from '../profile/own/Modal.tsx'
import { useRequestsText } from './requestsText.ts'

type Props = {
  /** whether an offer is declined; otherwise the request is withdrawn */
  hasOffer: boolean
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onDecline: (reason: string) => Promise<void>
}

/** Declines an offer or withdraws a request, with an optional reason. */
export function DeclineDialog({ hasOffer, fallbackFocus, onClose, onDecline }: Props) {
  const text = useRequestsText()
  const form = useForm({
    initial: { declineReason: '' },
    validate: () => ({}),
    send: ({ declineReason }) => onDecline(declineReason.trim()),
  })
  return (
    <Modal
      title={text(hasOffer ? 'decline.title' : 'decline.withdrawTitle')}
      lead={text('decline.lead')}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <DialogForm form={form} submitLabel={text(hasOffer ? 'offer.decline' : 'offer.withdraw')}>
        <TextAreaField
          {...form.field('declineReason')}
          label={text('decline.reason')}
          hint={text('decline.reasonHint')}
          isOptional
        />
      </DialogForm>
    </Modal>
  )
}
