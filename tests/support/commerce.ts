import { newId } from '#server/platform/newId.ts'
import { ensurePicture } from './samplePictures.ts'
import type { ApiResponse, ApiCall, Shop } from './shop.ts'

let productCount = 0

export type SampleProduct = { readonly id: string; readonly code: string }

/** Creates a product that can be bought, with a stock level and a price in cents of US dollars. */
export async function createProduct(
  shop: Shop,
  {
    stock = 10,
    price = 1000,
    ...more
  }: { stock?: number; price?: number } & Record<string, unknown> = {},
): Promise<SampleProduct> {
  productCount += 1
  const code = `SELL-${productCount}`
  const stockInput = more.stockMode === undefined ? { stock } : {}
  const created = await shop.staff('POST', '/api/marketplace/products', {
    body: {
      name: `Sellable ${productCount}`,
      code,
      type: 'integration',
      price: { amount: price, currency: 'USD' },
      stockMode: 'tracked',
      visible: true,
      images: [await ensurePicture(shop)],
      ...stockInput,
      ...more,
    },
  })
  if (created.status !== 201) throw new Error(JSON.stringify(created.body))
  return { id: created.body.data._id, code }
}

/** Creates a device, which has to be shipped. */
export async function createShippableProduct(
  shop: Shop,
  more: { stock?: number; price?: number } & Record<string, unknown> = {},
): Promise<SampleProduct> {
  const type = await shop.staff('POST', '/api/marketplace/accessory-types', {
    body: { title: `Type ${(productCount += 1)}` },
  })
  return createProduct(shop, { type: 'accessory', accessoryType: type.body.data._id, ...more })
}

export const riyadhAddress = {
  fullName: 'Noura Salem',
  country: 'SA',
  city: 'Riyadh',
  address: 'King Fahd Road 1',
  phone: '+966500000001',
} as const

/** Places an order, with a new cart and idempotency key each time unless they are given. */
export const placeOrder = (
  call: ApiCall,
  items: readonly { product: string; quantity: number }[],
  { key = newId(), ...more }: { key?: string } & Record<string, unknown> = {},
): Promise<ApiResponse> =>
  call('POST', '/api/marketplace-customer/orders', {
    body: {
      cartId: newId(),
      items,
      paymentMethod: 'bank_transfer',
      shippingAddress: riyadhAddress,
      ...more,
    },
    headers: { 'idempotency-key': key },
  })

export const stockLevelOf = async (shop: Shop, product: string) => {
  const { body } = await shop.staff('GET', `/api/marketplace/inventory?product=${product}`)
  const { onHand, allocated, reserved, available } = body.data[0]
  return { onHand, allocated, reserved, available }
}

export const runOrderAction = (shop: Shop, order: string, action: string, body: unknown = {}) =>
  shop.staff('POST', `/api/marketplace/orders/${order}/${action}`, { body })

export type SampleGiftCard = { readonly id: string; readonly code: string }

/** Creates a gift card worth `amount` cents of US dollars; its code is returned only this once. */
export async function createGiftCard(shop: Shop, amount: number): Promise<SampleGiftCard> {
  const body = { value: { amount, currency: 'USD' }, active: true }
  const created = await shop.staff('POST', '/api/marketplace/gift-cards', { body })
  if (created.status !== 201) throw new Error(JSON.stringify(created.body))
  return { id: created.body.data._id, code: created.body.data.code }
}
