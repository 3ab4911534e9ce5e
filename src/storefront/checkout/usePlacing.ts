import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#api/apiError.ts'
import type { Money } from '#domain/money.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../account/alerts.ts'
import { useSignedInUser } from '../account/self.ts'
import { forgetCodes } from '../cart/codes.ts'
import type { Quote } from '../cart/quote.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import type { ListState } from '../lists/keptList.ts'
import { getList } from '../lists/lists.ts'
import { addressInputFrom } from '../profile/addresses/addressForm.ts'
import { useText } from '../useText.ts'
import { orderAttempt } from './attempt.ts'
import { updateChoices, forgetChoices } from './choices.ts'
import { orderInput, placeOrder } from './order.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import type { Checkout, AccountData } from './useCheckout.ts'
import { removeOrdered } from './withoutOrdered.ts'

type Options = {
  readonly checkout: Checkout
  readonly own: AccountData
  readonly quote: Quote
  /** says the cart that is on its way, as long as no answer has come */
  readonly onSent: (cart: ListState | undefined) => void
  readonly onPlaced: () => void
}

/** Places the order, once however often it is pressed, and says why where it could not be. */
export function usePlaceOrder({ checkout, own, quote, onSent, onPlaced }: Options) {
  const text = useShoppingText()
  const shop = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { client } = useSignedInUser()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal & { readonly before: Money }>()
  const running = useRef(false)
  const { cart, choices, codes, isSent, price } = checkout

  /** The cart has become an order: what is left to do happens on its page. */
  const completeOrder = async (order: string, payment: string | null): Promise<void> => {
    onPlaced()
    const list = getList('cart')
    list.replace(removeOrdered(list.read(), cart, () => crypto.randomUUID()))
    forgetChoices()
    forgetCodes()
    await navigate(`/checkout/placed/${order}`, { replace: true })
    if (payment) location.assign(payment)
    else showAlert('success', text('placed.alert'))
  }

  const send = async (): Promise<void> => {
    const isTyped = isSent && !choices.address && choices.typed
    const order = orderInput({
      cart,
      quote,
      choices,
      requiresShipping: isSent,
      giftCard: codes.giftCard,
      typed: isTyped ? addressInputFrom(isTyped, own.names.codes) : undefined,
      returnTo: `/${language}/checkout/placed`,
    })
    const attempt = orderAttempt(order, choices.attempt, () => crypto.randomUUID())
    updateChoices({ attempt })
    const { data, payment } = await placeOrder(client, order, attempt.key)
    await completeOrder(data._id, payment.url ?? null)
  }

  const connectionRefusal = (error: unknown): Refusal | undefined => {
    if (!(error instanceof ApiError)) return undefined
    const { code, status } = error
    if (code === 'unavailable')
      return { code, message: text('review.unavailable'), addressErrors: {} }
    return status === 0 ? { code, message: text('review.away'), addressErrors: {} } : undefined
  }

  const handleFailure = async (error: unknown): Promise<void> => {
    // Of an order whose answer was lost nobody knows here whether it stands.
    const isAway = error instanceof ApiError && (error.status === 0 || error.code === 'unavailable')
    const newRefusal = connectionRefusal(error) ?? refusalOf(error, shop('failed.generic'))
    // The order stands, only its payment could not begin.
    if (newRefusal.code === 'payment_unavailable' && newRefusal.order)
      return completeOrder(newRefusal.order.id, null)
    if (newRefusal.code === 'cart_ended' || newRefusal.code === 'cart_ordered') {
      const list = getList('cart')
      const kept = list.read()
      // What an order took that has ended is wanted again, in the account too.
      const unsent = newRefusal.code === 'cart_ended' ? Object.keys(kept.items) : kept.unsent
      list.replace({ ...kept, ...(unsent && { unsent }), id: crypto.randomUUID() })
    }
    if (newRefusal.code === 'idempotency_key_reused')
      updateChoices({ attempt: { body: '', key: '' } })
    if (!isAway) {
      onSent(undefined)
      price.reload()
    }
    setRefusal({ ...newRefusal, message: formats.digits(newRefusal.message), before: quote.total })
  }

  const place = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(undefined)
    onSent(cart)
    try {
      await send()
    } catch (error) {
      await handleFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, refusal, place }
}
