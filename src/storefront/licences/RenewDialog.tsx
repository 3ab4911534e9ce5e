import { useState, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPath } from '#domain/orderPath.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../account/alerts.ts'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { useForm } from '../account/form/useForm.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { Modal } from '../profile/own/Modal.tsx'
import { PaymentMethodChoice, type PaymentMethodKind } from '../requests/PaymentMethodChoice.tsx'
import { createLicencesApi, type RenewTarget } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'

type Props = {
  target: RenewTarget
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Orders another period. */
export function RenewDialog({ target, fallbackFocus, onClose }: Props) {
  const text = useLicencesText()
  const { language } = useLanguage()
  const { client } = useSignedInUser()
  const navigate = useNavigate()
  const orders = orderPath(useBrand().features)
  const [paymentMethod, setMethod] = useState<PaymentMethodKind>('bank_transfer')
  const form = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      const input = { paymentMethod, returnTo: `/${language}${orders}` }
      const { data: order, payment } = await createLicencesApi(client).renew(target, input)
      if (payment.url) return location.assign(payment.url)
      showAlert('success', text('renew.done'))
      await navigate(`${orders}/${order._id}`)
    },
  })
  return (
    <Modal
      title={text('renew.title')}
      lead={text('renew.lead')}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <DialogForm form={form} submitLabel={text('renew.submit')}>
        <PaymentMethodChoice method={paymentMethod} onMethod={setMethod} />
      </DialogForm>
    </Modal>
  )
}
