import { expect } from 'vitest'
import { newId } from '#server/platform/newId.ts'
import { samplePicture } from './samplePictures.ts'
import type { HttpResponse, serveBrands } from './brandsServer.ts'
import { riyadhAddress } from './commerce.ts'

type BrandsServer = Awaited<ReturnType<typeof serveBrands>>
export type BrandBuyer = {
  readonly id: string
  readonly email: string
  readonly product: string
  readonly headers: object
}

let pairs = 0

/** Creates a record in the back office of a host and returns its id. */
export async function createRecordAt(
  shop: BrandsServer,
  host: string,
  resource: string,
  body: object,
): Promise<string> {
  const headers = await shop.tokenOf({})
  const path = `/api/marketplace/${resource}`
  const created = await shop.ask(host, path, { method: 'POST', headers, body })
  expect([created.status, created.text]).toEqual([201, expect.any(String)])
  return created.body.data._id
}

export async function createPictureAt(shop: BrandsServer, host: string): Promise<string> {
  const file = await shop.server.files.save('any.png', await samplePicture())
  return createRecordAt(shop, host, 'pictures', { title: 'Any picture', file: file._id })
}

/** Creates a buyer and a product they can buy; the price is in minor units of the currency. */
export async function createBuyerAndProduct(
  shop: BrandsServer,
  host: string,
  currency: string,
): Promise<BrandBuyer> {
  pairs += 1
  const product = await createRecordAt(shop, host, 'products', {
    name: 'Sold by both',
    code: `BOTH-${pairs}`,
    type: 'integration',
    price: { amount: 1000, currency },
    stockMode: 'tracked',
    stock: 50,
    visible: true,
    images: [await createPictureAt(shop, host)],
  })
  const email = `buyer-${pairs}@people.example.com`
  const person = { firstName: 'Noura', lastName: 'Salem', email }
  const id = await createRecordAt(shop, host, 'customers', person)
  const headers = await shop.tokenOf({
    id,
    kind: 'customer',
    email,
    audience: 'marketplace',
    permissions: [],
  })
  return { id, email, product, headers }
}

type OrderInput = {
  readonly cartId?: string
  readonly key?: string
  readonly code?: string
  readonly giftCard?: string
}

export const postOrder = (
  shop: BrandsServer,
  host: string,
  { product, headers }: BrandBuyer,
  { cartId = newId(), key = cartId, ...more }: OrderInput = {},
): Promise<HttpResponse> =>
  shop.ask(host, '/api/marketplace-customer/orders', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: {
      cartId,
      items: [{ product, quantity: 1 }],
      paymentMethod: 'bank_transfer',
      shippingAddress: riyadhAddress,
      ...more,
    },
  })

export async function placeOrderAt(shop: BrandsServer, host: string, buyer: BrandBuyer) {
  const placed = await postOrder(shop, host, buyer)
  expect([placed.status, placed.text]).toEqual([201, expect.any(String)])
  const order: { _id: string; number: string } = placed.body.data
  return order
}
