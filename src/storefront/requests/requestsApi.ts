import { answer, answered } from '#api/answer.ts'
import type { ApiClient } from '#api/client.ts'
import type { Money } from '#domain/money.ts'
import type { components, paths } from '#openapi/types.gen.ts'
import { found } from '../orders/ordersApi.ts'

export type Request = components['schemas']['Requests']
export type OfferedLine = NonNullable<Request['lines']>[number]

const all = '/api/marketplace-customer/requests'
const one = `${all}/{id}` as const

type Price = paths['/api/marketplace-customer/requests/{id}/pricing']['get']
/** What accepting an offer comes to. */
export type OfferPrice = Price['responses'][200]['content']['application/json']['data']

export type WishedLine = {
  readonly product: string
  readonly quantity: number
  readonly unitPrice: Money
}

type Accept = paths['/api/marketplace-customer/requests/{id}/accept']['post']
type Body = Accept['requestBody']['content']['application/json']

/** To where an offer is sent: one of the own addresses, or one for this time. */
export type SentTo = Pick<Body, 'address' | 'shippingAddress'>

type Acceptance = SentTo & {
  readonly round: number
  readonly expectedTotal: Money
  readonly paymentMethod: 'card' | 'bank_transfer'
  readonly returnTo: string
}

/** When something was read, which decides what of it still stands. */
const now = (): string => new Date().toISOString()

/** One's own requests, as the server has them. */
export const createRequests = (client: ApiClient) => ({
  async list(page: number, limit: number) {
    const params = { query: { page, limit, sort: '-createdAt' } } as const
    const { data, meta } = await answered(client.GET(all, { params }))
    return { requests: data, total: meta.total ?? data.length, at: now() }
  },
  /** nothing where there is none, or none of one's own */
  read: (id: string) =>
    found(async () => {
      const params = { path: { id } }
      const [request, story] = await Promise.all([
        answered(client.GET(one, { params })),
        answered(client.GET(`${one}/timeline`, { params })),
      ])
      return { request: request.data, story: story.data ?? [], at: now() }
    }),
  async write(id: string, message: string): Promise<void> {
    const params = { path: { id } }
    await answer(client.POST(`${one}/message`, { params, body: { message } }))
  },
  async counter(id: string, round: number, message: string, lines: WishedLine[]): Promise<void> {
    const params = { path: { id } }
    await answer(client.POST(`${one}/counter`, { params, body: { round, message, lines } }))
  },
  async decline(id: string, declineReason: string): Promise<void> {
    const params = { path: { id } }
    await answer(client.POST(`${one}/decline`, { params, body: { declineReason } }))
  },
  async price(id: string, { address, shippingAddress }: SentTo): Promise<OfferPrice> {
    const country = shippingAddress?.country
    const query = { ...(address && { address }), ...(country && { country }) }
    const params = { path: { id }, query }
    return (await answered(client.GET(`${one}/pricing`, { params }))).data
  },
  async accept(id: string, body: Acceptance) {
    return await answered(client.POST(`${one}/accept`, { params: { path: { id } }, body }))
  },
})
