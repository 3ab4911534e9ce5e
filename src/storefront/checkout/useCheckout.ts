import { useCallback, useEffect, useMemo } from 'react'
import { unwrapBody } from '#api/answer.ts'
import { createRegistrationPlaces } from '#api/registration.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSignedInUser } from '../account/self.ts'
import { useCodes } from '../cart/codes.ts'
import type { Quote } from '../cart/quote.ts'
import { useLooks } from '../cart/useLooks.ts'
import { useQuote } from '../cart/useQuote.ts'
import type { ListState } from '../lists/keptList.ts'
import { createAddresses } from '../profile/addresses/addressesApi.ts'
import { createPaymentMethods } from '../profile/payment/paymentApi.ts'
import { loadPlaceNames } from '../profile/placeNames.ts'
import { useAsyncData } from '../useLoaded.ts'
import { updateChoices, useChoices } from './choices.ts'
import { stepsOf, type StepName } from './steps.ts'

const methodsPath = '/api/marketplace-customer/shipping-methods'

/** Everything that the steps ask, know and decide. */
export function useCheckout(cart: ListState) {
  const { client } = useSignedInUser()
  const { features } = useBrand()
  const codes = useCodes()
  const choices = useChoices()
  const places = useMemo(() => createRegistrationPlaces(client), [client])
  const addresses = useMemo(() => createAddresses(client), [client])

  const hasAddress = choices.done.includes('address')
  const isTyped = hasAddress && !choices.address
  const typedCountry = isTyped ? (choices.typed?.country ?? '') : ''
  const load = useCallback(async () => {
    const [saved, methods, { data: shippingMethods }] = await Promise.all([
      features.savedAddresses ? addresses.list() : [],
      features.savedPaymentMethods ? createPaymentMethods(client).list() : [],
      unwrapBody(client.GET(methodsPath, { params: { query: { limit: 100 } } })),
    ])
    const countries = saved.map(({ country }) => country ?? '')
    const names = await loadPlaceNames(places, [...countries, typedCountry])
    return {
      addresses: saved,
      cards: methods.filter(({ type }) => type === 'card'),
      names,
      about: Object.fromEntries(shippingMethods.map((each) => [each._id, each.description ?? ''])),
    }
  }, [client, features, addresses, places, typedCountry])
  const own = useAsyncData(load)

  const price = useQuote({
    items: cart.items,
    ...codes,
    shippingMethod: choices.shippingMethod,
    ...(isTyped && { country: typedCountry }),
    ...(hasAddress && !isTyped && { address: choices.address }),
  })
  const looks = useLooks(cart.items)
  const { quote, status } = price
  const requiresShipping = quote !== undefined && needsShipping(quote, looks)
  const steps = stepsOf({
    requiresShipping,
    hasMethods: Boolean(quote && (quote.shippingMethods.length > 0 || !quote.deliverable)),
    hasAmountDue: quote === undefined || quote.due.amount > 0,
  })

  const methods = quote?.shippingMethods
  const isMethodGone =
    status === 'fresh' &&
    choices.shippingMethod !== '' &&
    !methods?.some(({ _id }) => _id === choices.shippingMethod)
  useEffect(() => {
    // Another country has other ways to get there.
    if (isMethodGone) updateChoices({ shippingMethod: '' })
  }, [isMethodGone])

  const isDone = (step: StepName): boolean => {
    if (!choices.done.includes(step)) return false
    if (step === 'delivery') return choices.shippingMethod !== '' && !isMethodGone
    if (step !== 'address') return true
    const isKept = own.data?.addresses.some(({ _id }) => _id === choices.address) ?? true
    return choices.address ? isKept : choices.typed !== undefined
  }
  return {
    cart,
    codes,
    choices,
    places,
    own,
    price,
    looks,
    isSent: requiresShipping,
    steps,
    isDone,
    addresses,
  }
}

export type Checkout = ReturnType<typeof useCheckout>
export type AccountData = NonNullable<Checkout['own']['data']>

/** Whether anything of it is sent. Where the shop charges for no way of sending, the products tell. */
export function needsShipping(
  { shippingMethod, shippingMethods, deliverable, lines }: Quote,
  looks: Readonly<Record<string, { readonly digital: boolean }>>,
): boolean {
  if (shippingMethod || !deliverable) return true
  return shippingMethods.length === 0 && !lines.every(({ product }) => looks[product]?.digital)
}
