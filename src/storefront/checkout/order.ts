import { unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import type { components, paths } from '#openapi/types.gen.ts'
import type { Quote } from '../cart/totals/quote.ts'
import type { ListState } from '../lists/persistentList.ts'
import type { Address, AddressInput } from '../profile/addresses/addressesApi.ts'
import type { CheckoutChoices } from './checkoutChoices.ts'

type PlaceOrderOperation = paths['/api/marketplace-customer/orders']['post']
export type OrderInput = PlaceOrderOperation['requestBody']['content']['application/json']
export type CheckoutOrder = components['schemas']['Orders']
type PlaceOrderResponse = PlaceOrderOperation['responses'][201]['content']['application/json']
export type OrderPayment = PlaceOrderResponse['payment']

type OrderDraft = {
  readonly cart: ListState
  readonly quote: Quote
  readonly choices: CheckoutChoices
  readonly giftCard: string
  /** undefined if nothing is shipped */
  readonly typedAddress: AddressInput | undefined
  readonly requiresShipping: boolean
  readonly returnTo: string
}

/** Returns the order in the server's format. */
export function orderInputOf(draft: OrderDraft): OrderInput {
  const { cart, quote, choices, giftCard, typedAddress, requiresShipping, returnTo } = draft
  const { method, savedCard, saveCard, note } = choices
  const paysByCard = method === 'card' && quote.due.amount > 0
  return {
    cartId: cart.id,
    items: Object.values(cart.items).map(({ id, quantity }) => ({ product: id, quantity })),
    paymentMethod: method,
    ...(requiresShipping &&
      (typedAddress
        ? { shippingAddress: shippingAddressOf(typedAddress) }
        : { address: choices.address })),
    ...(requiresShipping && choices.shippingMethod && { shippingMethod: choices.shippingMethod }),
    // A code that does not apply is left out of the order.
    ...(quote.code?.applied && { code: quote.code.code }),
    ...(quote.giftCard.amount > 0 && { giftCard }),
    ...(paysByCard && { returnTo, ...(savedCard ? { savedCard } : saveCard && { saveCard }) }),
    expectedTotal: quote.total,
    ...(note.trim() && { note: note.trim() }),
  }
}

type AddressParts = Pick<Address, 'fullName' | 'country' | 'city' | 'address' | 'phoneNumber'>

/** Returns a typed address in the order's format. */
export const shippingAddressOf = ({
  fullName,
  country,
  city,
  address,
  phoneNumber,
}: AddressParts) => ({
  fullName: fullName ?? '',
  country: country ?? '',
  city: city ?? '',
  address: address ?? '',
  phone: phoneNumber ?? '',
})

export const placeOrder = (
  client: ApiClient,
  body: OrderInput,
  key: string,
): Promise<PlaceOrderResponse> =>
  unwrapBody(
    client.POST('/api/marketplace-customer/orders', {
      body,
      params: { header: { 'idempotency-key': key } },
    }),
  )

export async function readOrder(client: ApiClient, id: string): Promise<CheckoutOrder> {
  const { data } = await unwrapBody(
    client.GET('/api/marketplace-customer/orders/{id}', { params: { path: { id } } }),
  )
  return data
}

/**
 * Returns the description of an order's shipping method, which states the delivery time; '' if
 * there is no method.
 */
export async function deliveryTime(
  client: ApiClient,
  { shippingMethod, digital }: Pick<CheckoutOrder, 'shippingMethod' | 'digital'>,
): Promise<string> {
  if (digital || !shippingMethod) return ''
  const params = { query: { limit: 100 } }
  const { data } = await unwrapBody(
    client.GET('/api/marketplace-customer/shipping-methods', { params }),
  )
  return data.find(({ title }) => title === shippingMethod)?.description ?? ''
}

/** Starts a payment for an existing order, or changes its payment method. */
export async function payOrder(
  client: ApiClient,
  id: string,
  body: { readonly paymentMethod?: 'card' | 'bank_transfer'; readonly returnTo?: string },
): Promise<OrderPayment> {
  const { data } = await unwrapBody(
    client.POST('/api/marketplace-customer/orders/{id}/pay', { body, params: { path: { id } } }),
  )
  return data
}
