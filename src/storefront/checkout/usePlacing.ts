import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#api/apiError.ts'
import type { Money } from '#domain/money.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../account/alerts.ts'
import { useSelf } from '../account/self.ts'
import { forgetCodes } from '../cart/codes.ts'
import type { Quote } from '../cart/quote.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import type { Kept } from '../lists/keptList.ts'
import { listHere } from '../lists/lists.ts'
import { inputFrom } from '../profile/addresses/addressForm.ts'
import { useText } from '../useText.ts'
import { attemptOf } from './attempt.ts'
import { choose, forgetChoices } from './choices.ts'
import { orderOf, placeOrder } from './order.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import type { Checkout, OwnThings } from './useCheckout.ts'
import { withoutOrdered } from './withoutOrdered.ts'

type Options = {
  readonly checkout: Checkout
  readonly own: OwnThings
  readonly quote: Quote
  /** says the cart that is on its way, as long as no answer has come */
  readonly onSent: (cart: Kept | undefined) => void
  readonly onPlaced: () => void
}

/** Places the order, once however often it is pressed, and says why where it could not be. */
export function usePlacing({ checkout, own, quote, onSent, onPlaced }: Options) {
  const text = useShoppingText()
  const shop = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { client } = useSelf()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal & { readonly before: Money }>()
  const running = useRef(false)
  const { cart, choices, codes, isSent, price } = checkout

  /** The cart has become an order: what is left to do happens on its page. */
  const arrive = async (order: string, payment: string | null): Promise<void> => {
    onPlaced()
    const list = listHere('cart')
    list.accept(withoutOrdered(list.read(), cart, () => crypto.randomUUID()))
    forgetChoices()
    forgetCodes()
    await navigate(`/checkout/placed/${order}`, { replace: true })
    if (payment) location.assign(payment)
    else showAlert('success', text('placed.alert'))
  }

  const send = async (): Promise<void> => {
    const isTyped = isSent && !choices.address && choices.typed
    const order = orderOf({
      cart,
      quote,
      choices,
      isSent,
      giftCard: codes.giftCard,
      typed: isTyped ? inputFrom(isTyped, own.names.codes) : undefined,
      returnTo: `/${language}/checkout/placed`,
    })
    const attempt = attemptOf(order, choices.attempt, () => crypto.randomUUID())
    choose({ attempt })
    const { data, payment } = await placeOrder(client, order, attempt.key)
    await arrive(data._id, payment.url ?? null)
  }

  const whyAway = (error: unknown): Refusal | undefined => {
    if (!(error instanceof ApiError)) return undefined
    const { code, status } = error
    if (code === 'unavailable') return { code, message: text('review.unavailable'), wrong: {} }
    return status === 0 ? { code, message: text('review.away'), wrong: {} } : undefined
  }

  const refuse = async (error: unknown): Promise<void> => {
    // Of an order whose answer was lost nobody knows here whether it stands.
    const isAway = error instanceof ApiError && (error.status === 0 || error.code === 'unavailable')
    const refused = whyAway(error) ?? refusalOf(error, shop('failed.generic'))
    // The order stands, only its payment could not begin.
    if (refused.code === 'payment_unavailable' && refused.order)
      return arrive(refused.order.id, null)
    if (refused.code === 'cart_ended' || refused.code === 'cart_ordered') {
      const list = listHere('cart')
      const kept = list.read()
      // What an order took that has ended is wanted again, in the account too.
      const unsent = refused.code === 'cart_ended' ? Object.keys(kept.items) : kept.unsent
      list.accept({ ...kept, ...(unsent && { unsent }), id: crypto.randomUUID() })
    }
    if (refused.code === 'idempotency_key_reused') choose({ attempt: { body: '', key: '' } })
    if (!isAway) {
      onSent(undefined)
      price.reload()
    }
    setRefusal({ ...refused, message: formats.digits(refused.message), before: quote.total })
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
      await refuse(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, refusal, place }
}
