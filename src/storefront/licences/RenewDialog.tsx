import { useState, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPages } from '#domain/orderPages.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../account/alerts.ts'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { useForm } from '../account/form/useForm.ts'
import { useSelf } from '../account/self.ts'
import { Modal } from '../profile/own/Modal.tsx'
import { MethodChoice, type Method } from '../requests/MethodChoice.tsx'
import { createLicences, type Renewed } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'

type Props = {
  renewed: Renewed
  otherwise: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Orders one period more. */
export function RenewDialog({ renewed, otherwise, onClose }: Props) {
  const text = useLicencesText()
  const { language } = useLanguage()
  const { client } = useSelf()
  const navigate = useNavigate()
  const orders = orderPages(useBrand().features)
  const [paymentMethod, setMethod] = useState<Method>('bank_transfer')
  const form = useForm({
    initial: {},
    problems: () => ({}),
    send: async () => {
      const wish = { paymentMethod, returnTo: `/${language}${orders}` }
      const { data: order, payment } = await createLicences(client).renew(renewed, wish)
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
      otherwise={otherwise}
    >
      <DialogForm form={form} submit={text('renew.submit')}>
        <MethodChoice method={paymentMethod} onMethod={setMethod} />
      </DialogForm>
    </Modal>
  )
}
