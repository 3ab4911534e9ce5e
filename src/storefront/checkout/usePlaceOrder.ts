import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#api/apiError.ts'
import type { Money } from '#domain/money.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../account/alerts.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { clearCartCodes } from '../cart/totals/cartCodes.ts'
import type { Quote } from '../cart/totals/quote.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import type { ListState } from '../lists/persistentList.ts'
import { getList } from '../lists/lists.ts'
import { addressInputFrom } from '../profile/addresses/addressForm.ts'
import { useText } from '../hooks/useText.ts'
import { nextOrderAttempt } from './orderAttempt.ts'
import { updateChoices, clearChoices } from './checkoutChoices.ts'
import { orderInputOf, placeOrder } from './order.ts'
import { orderRefusalOf, type OrderRefusal } from './orderRefusal.ts'
import type { CheckoutState, AccountData } from './useCheckout.ts'
import { removeOrdered } from './placed/removeOrdered.ts'

type PlaceOrderOptions = {
  readonly checkout: CheckoutState
  readonly accountData: AccountData
  readonly quote: Quote
  /** called with the cart while it is being submitted, and with undefined afterwards */
  readonly onSubmitting: (cart: ListState | undefined) => void
  readonly onPlaced: () => void
}

/** Places the order once, however often the button is pressed, and reports why if it is refused. */
export function usePlaceOrder(options: PlaceOrderOptions) {
  const { checkout, accountData, quote, onSubmitting, onPlaced } = options
  const text = useShoppingText()
  const shop = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { client } = useSignedInUser()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<OrderRefusal & { readonly previousTotal: Money }>()
  const running = useRef(false)
  const { cart, choices, codes, requiresShipping, price } = checkout

  /** The order exists; everything that follows happens on its own page. */
  const completeOrder = async (orderId: string, paymentUrl: string | null): Promise<void> => {
    onPlaced()
    const cartList = getList('cart')
    cartList.replace(removeOrdered(cartList.read(), cart, () => crypto.randomUUID()))
    clearChoices()
    clearCartCodes()
    await navigate(`/checkout/placed/${orderId}`, { replace: true })
    if (paymentUrl) location.assign(paymentUrl)
    else showAlert('success', text('placed.alert'))
  }

  const submitOrder = async (): Promise<void> => {
    const typedAddress = requiresShipping && !choices.address && choices.typed
    const order = orderInputOf({
      cart,
      quote,
      choices,
      requiresShipping,
      giftCard: codes.giftCard,
      typedAddress: typedAddress
        ? addressInputFrom(typedAddress, accountData.names.codes)
        : undefined,
      returnTo: `/${language}/checkout/placed`,
    })
    const attempt = nextOrderAttempt(order, choices.attempt, () => crypto.randomUUID())
    updateChoices({ attempt })
    const { data, payment } = await placeOrder(client, order, attempt.key)
    await completeOrder(data._id, payment.url ?? null)
  }

  const connectionRefusal = (error: unknown): OrderRefusal | undefined => {
    if (!(error instanceof ApiError)) return undefined
    const { code, status } = error
    if (code === 'unavailable')
      return { code, message: text('review.unavailable'), addressErrors: {} }
    return status === 0 ? { code, message: text('review.away'), addressErrors: {} } : undefined
  }

  const handleFailure = async (error: unknown): Promise<void> => {
    // If the response was lost, it is unknown whether the order was placed.
    const isUnreachable =
      error instanceof ApiError && (error.status === 0 || error.code === 'unavailable')
    const newRefusal = connectionRefusal(error) ?? orderRefusalOf(error, shop('failed.generic'))
    // The order was placed, only its payment could not be started.
    if (newRefusal.code === 'payment_unavailable' && newRefusal.order)
      return completeOrder(newRefusal.order.id, null)
    if (newRefusal.code === 'cart_ended' || newRefusal.code === 'cart_ordered') {
      const cartList = getList('cart')
      const cartState = cartList.read()
      // The products of an order that has ended must go back into the account's cart too.
      const unsent =
        newRefusal.code === 'cart_ended' ? Object.keys(cartState.items) : cartState.unsent
      cartList.replace({ ...cartState, ...(unsent && { unsent }), id: crypto.randomUUID() })
    }
    if (newRefusal.code === 'idempotency_key_reused')
      updateChoices({ attempt: { body: '', key: '' } })
    if (!isUnreachable) {
      onSubmitting(undefined)
      price.reload()
    }
    setRefusal({
      ...newRefusal,
      message: formats.digits(newRefusal.message),
      previousTotal: quote.total,
    })
  }

  const place = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(undefined)
    onSubmitting(cart)
    try {
      await submitOrder()
    } catch (error) {
      await handleFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, refusal, place }
}
