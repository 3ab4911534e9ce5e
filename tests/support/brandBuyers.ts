import { expect } from 'vitest'
import { newId } from '#server/platform/newId.ts'
import { samplePicture } from './anyPicture.ts'
import type { Said, serveBrands } from './brandsServer.ts'
import { riyadh } from './commerce.ts'

type Shop = Awaited<ReturnType<typeof serveBrands>>
export type Buyer = {
  readonly id: string
  readonly email: string
  readonly product: string
  readonly headers: object
}

let pairs = 0

/** Makes a record in the back office at a host, and answers its id. */
export async function makeAt(
  shop: Shop,
  host: string,
  resource: string,
  body: object,
): Promise<string> {
  const headers = await shop.tokenOf({})
  const path = `/api/marketplace/${resource}`
  const made = await shop.ask(host, path, { method: 'POST', headers, body })
  expect([made.status, made.text]).toEqual([201, expect.any(String)])
  return made.body.data._id
}

export async function makePicture(shop: Shop, host: string): Promise<string> {
  const file = await shop.server.files.accept('any.png', await samplePicture())
  return makeAt(shop, host, 'pictures', { title: 'Any picture', file: file._id })
}

/** Somebody who can buy, and something that can be bought; in cents of the currency that is given. */
export async function buyerAndProduct(shop: Shop, host: string, currency: string): Promise<Buyer> {
  pairs += 1
  const product = await makeAt(shop, host, 'products', {
    name: 'Sold by both',
    code: `BOTH-${pairs}`,
    type: 'integration',
    price: { amount: 1000, currency },
    stockMode: 'tracked',
    stock: 50,
    visible: true,
    images: [await makePicture(shop, host)],
  })
  const email = `buyer-${pairs}@people.example.com`
  const person = { firstName: 'Noura', lastName: 'Salem', email }
  const id = await makeAt(shop, host, 'customers', person)
  const headers = await shop.tokenOf({
    id,
    kind: 'customer',
    email,
    audience: 'marketplace',
    permissions: [],
  })
  return { id, email, product, headers }
}

type Placing = {
  readonly cartId?: string
  readonly key?: string
  readonly code?: string
  readonly giftCard?: string
}

export const tryToPlace = (
  shop: Shop,
  host: string,
  { product, headers }: Buyer,
  { cartId = newId(), key = cartId, ...more }: Placing = {},
): Promise<Said> =>
  shop.ask(host, '/api/marketplace-customer/orders', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: {
      cartId,
      items: [{ product, quantity: 1 }],
      paymentMethod: 'bank_transfer',
      shippingAddress: riyadh,
      ...more,
    },
  })

export async function placeAt(shop: Shop, host: string, buyer: Buyer) {
  const placed = await tryToPlace(shop, host, buyer)
  expect([placed.status, placed.text]).toEqual([201, expect.any(String)])
  const order: { _id: string; number: string } = placed.body.data
  return order
}
