import { useCallback, useEffect, useMemo } from 'react'
import { unwrapBody } from '#api/unwrapResponse.ts'
import { createPlaceDirectory } from '#api/registration.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { useCartCodes } from '../cart/totals/cartCodes.ts'
import type { Quote } from '../cart/totals/quote.ts'
import { useCartProducts } from '../cart/lines/useCartProducts.ts'
import { useQuote } from '../cart/totals/useQuote.ts'
import type { ListState } from '../lists/persistentList.ts'
import { createAddressesApi } from '../profile/addresses/addressesApi.ts'
import { createPaymentApi } from '../profile/payment/paymentApi.ts'
import { loadPlaceNames } from '../profile/placeNames.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { updateChoices, useCheckoutChoices } from './checkoutChoices.ts'
import { stepsOf, type StepName } from './steps/steps.ts'

const methodsPath = '/api/marketplace-customer/shipping-methods'

/** Returns the state of the checkout that all steps share. */
export function useCheckout(cart: ListState) {
  const { client } = useSignedInUser()
  const { features } = useBrand()
  const codes = useCartCodes()
  const choices = useCheckoutChoices()
  const places = useMemo(() => createPlaceDirectory(client), [client])
  const addresses = useMemo(() => createAddressesApi(client), [client])

  const hasAddress = choices.done.includes('address')
  const isTyped = hasAddress && !choices.address
  const typedCountry = isTyped ? (choices.typed?.country ?? '') : ''
  const load = useCallback(async () => {
    const [savedAddresses, methods, { data: shippingMethods }] = await Promise.all([
      features.savedAddresses ? addresses.list() : [],
      features.savedPaymentMethods ? createPaymentApi(client).list() : [],
      unwrapBody(client.GET(methodsPath, { params: { query: { limit: 100 } } })),
    ])
    const countries = savedAddresses.map(({ country }) => country ?? '')
    const names = await loadPlaceNames(places, [...countries, typedCountry])
    return {
      addresses: savedAddresses,
      cards: methods.filter(({ type }) => type === 'card'),
      names,
      methodDescriptions: Object.fromEntries(
        shippingMethods.map((each) => [each._id, each.description ?? '']),
      ),
    }
  }, [client, features, addresses, places, typedCountry])
  const account = useAsyncData(load)

  const price = useQuote({
    items: cart.items,
    ...codes,
    shippingMethod: choices.shippingMethod,
    ...(isTyped && { country: typedCountry }),
    ...(hasAddress && !isTyped && { address: choices.address }),
  })
  const products = useCartProducts(cart.items)
  const { quote, status } = price
  const requiresShipping = quote !== undefined && needsShipping(quote, products)
  const steps = stepsOf({
    requiresShipping,
    hasShippingMethods: Boolean(quote && (quote.shippingMethods.length > 0 || !quote.deliverable)),
    hasAmountDue: quote === undefined || quote.due.amount > 0,
  })

  const offeredMethods = quote?.shippingMethods
  const isMethodGone =
    status === 'fresh' &&
    choices.shippingMethod !== '' &&
    !offeredMethods?.some(({ _id }) => _id === choices.shippingMethod)
  useEffect(() => {
    // Another country has other shipping methods.
    if (isMethodGone) updateChoices({ shippingMethod: '' })
  }, [isMethodGone])

  const isDone = (step: StepName): boolean => {
    if (!choices.done.includes(step)) return false
    if (step === 'delivery') return choices.shippingMethod !== '' && !isMethodGone
    if (step !== 'address') return true
    const isStillSaved = account.data?.addresses.some(({ _id }) => _id === choices.address) ?? true
    return choices.address ? isStillSaved : choices.typed !== undefined
  }
  return {
    cart,
    codes,
    choices,
    places,
    own: account,
    price,
    products,
    requiresShipping,
    steps,
    isDone,
    addresses,
  }
}

export type CheckoutState = ReturnType<typeof useCheckout>
export type AccountData = NonNullable<CheckoutState['own']['data']>

/** Returns whether anything is shipped. Without shipping methods, the products decide. */
export function needsShipping(
  { shippingMethod, shippingMethods, deliverable, lines }: Quote,
  products: Readonly<Record<string, { readonly digital: boolean }>>,
): boolean {
  if (shippingMethod || !deliverable) return true
  return shippingMethods.length === 0 && !lines.every(({ product }) => products[product]?.digital)
}
