import { runSql } from '#server/platform/database/database.ts'
import { riyadhAddress, createShippableProduct } from './commerce.ts'
import { createCustomer, type Person } from './people.ts'
import { openShop, type ApiResponse, type ApiCall, type Shop } from './shop.ts'
import type { Dialect } from './describeOnEachDatabase.ts'

export const requestsPath = '/api/marketplace-customer/requests'

export const sender = {
  firstName: 'Noura',
  lastName: 'Salem',
  companyName: 'Najd Logistics',
  country: 'SA',
  city: 'Riyadh',
  phone: '+966500000001',
} as const

export const requestQuote = (
  { call, email }: Pick<Person, 'call' | 'email'>,
  products: readonly { product: string; quantity: number }[],
  { language = 'en', ...more }: { language?: string } & Record<string, unknown> = {},
): Promise<ApiResponse> =>
  call('POST', requestsPath, {
    body: { type: 'quote', ...sender, email, products, ...more },
    headers: { 'accept-language': language },
  })

export const runBuyerAction = (
  call: ApiCall,
  id: string,
  verb: string,
  body: unknown = {},
): Promise<ApiResponse> => call('POST', `${requestsPath}/${id}/${verb}`, { body })

export const runStaffAction = (
  shop: Shop,
  id: string,
  action: string,
  body: unknown = {},
  language = 'en',
): Promise<ApiResponse> =>
  shop.staff('POST', `/api/marketplace/requests/${id}/${action}`, {
    body,
    headers: { 'accept-language': language },
  })

export const usd = (amount: number) => ({ amount, currency: 'USD' })
export const nextMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString()

type OfferLine = { readonly product: string; readonly quantity: number; readonly price: number }

export const makeOffer = (shop: Shop, id: string, lines: readonly OfferLine[], more: object = {}) =>
  runStaffAction(shop, id, 'quote', {
    lines: lines.map(({ price, ...line }) => ({ ...line, unitPrice: usd(price) })),
    validUntil: nextMonth(),
    ...more,
  })

export const acceptOffer = (
  call: ApiCall,
  id: string,
  { round, total, ...more }: { round: number; total: number } & Record<string, unknown>,
): Promise<ApiResponse> =>
  runBuyerAction(call, id, 'accept', {
    round,
    expectedTotal: usd(total),
    paymentMethod: 'bank_transfer',
    shippingAddress: riyadhAddress,
    ...more,
  })

export type SentMail = {
  readonly template: string
  readonly language: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** Returns the mails to a recipient about a request, in order. */
export async function mailsTo(shop: Shop, recipient: string, number: string) {
  const { rows } = await runSql<SentMail>(
    shop.server.db,
    `select template, language, recipient, subject, body_text as body from mails
     where recipient = $1 and body_text like '%' || $2 || '%' order by created_at, id`,
    [recipient, number],
  )
  return rows
}

export const expireOffer = ({ server }: Shop, id: string) =>
  runSql(server.db, `update requests set valid_until = now() - interval '1 minute' where id = $1`, [
    id,
  ])

/**
 * Opens a shop with tax and shipping, a buyer, and discounts that their cart would get, none of
 * which may change an agreed price.
 */
export async function openQuoteShop(dialect: Dialect) {
  const shop = await openShop(dialect)
  const make = (resource: string, body: object) =>
    shop.staff('POST', `/api/marketplace/${resource}`, { body })
  const buyer = await createCustomer(shop, 1)
  await make('tax-rates', { title: 'VAT', country: 'SA', rate: 15 })
  await make('tax-rates', { title: 'VAT', country: 'AE', rate: 5 })
  await make('shipping-methods', { title: 'Courier', price: usd(500) })
  const friends = await make('customer-groups', { title: 'Friends', reduction: 50 })
  await make(`customer-groups/${friends.body.data._id}/push`, { customers: [buyer.id] })
  await make('discounts', { title: 'Everywhere', type: 'market_discount', percentage: 20 })

  /** Ten units of one product that costs 10.00. */
  async function createReviewedRequest(more: object = {}) {
    const thing = await createShippableProduct(shop, { stock: 20, price: 1000, ...more })
    const { status, body } = await requestQuote(buyer, [{ product: thing.id, quantity: 10 }])
    if (status !== 201) throw new Error(JSON.stringify(body))
    await runStaffAction(shop, body.data._id, 'review')
    return { thing, id: String(body.data._id), number: String(body.data.number) }
  }

  /** With one offer: 8.00 each, 5.00 for shipping, 15 % tax on both: 97.75. */
  async function createQuotedRequest(more: object = {}) {
    const request = await createReviewedRequest(more)
    const { status, body } = await makeOffer(shop, request.id, [
      { product: request.thing.id, quantity: 10, price: 800 },
    ])
    if (status !== 200) throw new Error(JSON.stringify(body))
    return request
  }

  const read = async (id: string) => (await buyer.call('GET', `${requestsPath}/${id}`)).body.data
  const eventKinds = async (id: string): Promise<string[]> =>
    (await buyer.call('GET', `${requestsPath}/${id}/timeline`)).body.data.map(
      ({ kind }: { kind: string }) => kind,
    )
  return {
    shop,
    buyer,
    underReview: createReviewedRequest,
    quoted: createQuotedRequest,
    read,
    kinds: eventKinds,
  }
}

export type QuoteShop = Awaited<ReturnType<typeof openQuoteShop>>
