import { newId } from '#server/platform/newId.ts'
import { anyPicture } from './anyPicture.ts'
import type { Answer, Call, Shop } from './shop.ts'

let numbered = 0

export type SampleProduct = { readonly id: string; readonly code: string }

/** A product that can be bought: counted, at a price in US dollars. */
export async function sellable(
  shop: Shop,
  {
    stock = 10,
    price = 1000,
    ...more
  }: { stock?: number; price?: number } & Record<string, unknown> = {},
): Promise<SampleProduct> {
  numbered += 1
  const code = `SELL-${numbered}`
  const counted = more.stockMode === undefined ? { stock } : {}
  const made = await shop.staff('POST', '/api/marketplace/products', {
    body: {
      name: `Sellable ${numbered}`,
      code,
      type: 'integration',
      price: { amount: price, currency: 'USD' },
      stockMode: 'tracked',
      visible: true,
      images: [await anyPicture(shop)],
      ...counted,
      ...more,
    },
  })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return { id: made.body.data._id, code }
}

/** Something that is sent: a device of some type. */
export async function sendable(
  shop: Shop,
  more: { stock?: number; price?: number } & Record<string, unknown> = {},
): Promise<SampleProduct> {
  const type = await shop.staff('POST', '/api/marketplace/accessory-types', {
    body: { title: `Type ${(numbered += 1)}` },
  })
  return sellable(shop, { type: 'accessory', accessoryType: type.body.data._id, ...more })
}

export const riyadh = {
  fullName: 'Noura Salem',
  country: 'SA',
  city: 'Riyadh',
  address: 'King Fahd Road 1',
  phone: '+966500000001',
} as const

/** Places an order; every time another cart and key unless they are given. */
export const place = (
  call: Call,
  items: readonly { product: string; quantity: number }[],
  { key = newId(), ...more }: { key?: string } & Record<string, unknown> = {},
): Promise<Answer> =>
  call('POST', '/api/marketplace-customer/orders', {
    body: {
      cartId: newId(),
      items,
      paymentMethod: 'bank_transfer',
      shippingAddress: riyadh,
      ...more,
    },
    headers: { 'idempotency-key': key },
  })

export const levelOf = async (shop: Shop, product: string) => {
  const { body } = await shop.staff('GET', `/api/marketplace/inventory?product=${product}`)
  const { onHand, allocated, reserved, available } = body.data[0]
  return { onHand, allocated, reserved, available }
}

export const act = (shop: Shop, order: string, action: string, body: unknown = {}) =>
  shop.staff('POST', `/api/marketplace/orders/${order}/${action}`, { body })

export type SampleGiftCard = { readonly id: string; readonly code: string }

/** A gift card with so much on it, in US dollars, and the code that is told this once. */
export async function giftCardOf(shop: Shop, amount: number): Promise<SampleGiftCard> {
  const body = { value: { amount, currency: 'USD' }, active: true }
  const made = await shop.staff('POST', '/api/marketplace/gift-cards', { body })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return { id: made.body.data._id, code: made.body.data.code }
}
