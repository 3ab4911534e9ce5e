import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#api/apiError.ts'
import { orderPath } from '#domain/orderPath.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../account/alerts.ts'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { useForm } from '../account/form/useForm.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { PriceBreakdownList } from '../orders/parts/PriceBreakdownList.tsx'
import { AddressDialog } from '../profile/addresses/AddressDialog.tsx'
import { Modal } from '../profile/own/Modal.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import { PaymentMethodChoice, type PaymentMethodKind } from './PaymentMethodChoice.tsx'
import { PriceLoadFailed } from './PriceLoadFailed.tsx'
import type { AcceptProps } from './requestReader.ts'
import { createRequestsApi } from './requestsApi.ts'
import { useRequestsText } from './requestsText.ts'
import { useAcceptance } from './useAcceptance.ts'

/** Accepts an offer: orders it to an address, with a payment method, at the shown price. */
export function AcceptDialog({ request, fallbackFocus, onClose, onChanged }: AcceptProps) {
  const text = useRequestsText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { client } = useSignedInUser()
  const navigate = useNavigate()
  const orders = orderPath(useBrand().features)
  const acceptance = useAcceptance(request)
  const [isAdding, setAdding] = useState(false)
  const [method, setMethod] = useState<PaymentMethodKind>('bank_transfer')
  const { data, address, to, price, needsAddress } = acceptance
  const total = price !== 'failed' ? price?.total : undefined

  const form = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      if (!total || !price || price === 'failed') return
      try {
        const { data: order, payment } = await createRequestsApi(client).accept(request._id, {
          round: price.round ?? request.round ?? 1,
          expectedTotal: total,
          paymentMethod: method,
          ...to,
          returnTo: `/${language}${orders}`,
        })
        if (payment.url) return location.assign(payment.url)
        showAlert('success', text('accept.done'))
        await navigate(`${orders}/${order._id}`)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          acceptance.reloadPrice()
          await onChanged()
        }
        throw error
      }
    },
  })
  if (isAdding && data)
    return (
      <AddressDialog
        address={undefined}
        names={data.names}
        places={acceptance.places}
        fallbackFocus={fallbackFocus}
        onClose={() => setAdding(false)}
        onSave={async (input) => {
          await acceptance.api.add(input)
          await acceptance.reload()
          setAdding(false)
        }}
      />
    )
  return (
    <Modal
      title={text('accept.title')}
      lead={text('accept.lead')}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <DialogForm
        form={form}
        isReady={Boolean(total)}
        submitLabel={
          total ? text('accept.submit', { amount: formats.money(total) }) : text('offer.accept')
        }
      >
        {needsAddress && data && (
          <AddressChoice
            addresses={data.addresses}
            names={data.names}
            chosen={address}
            onChoose={acceptance.choose}
            onAdd={() => setAdding(true)}
          />
        )}
        <PaymentMethodChoice method={method} onMethod={setMethod} />
        {price === 'failed' ? (
          <PriceLoadFailed onRetry={acceptance.reloadPrice} />
        ) : (
          price && <PriceBreakdownList breakdown={price} />
        )}
      </DialogForm>
    </Modal>
  )
}
