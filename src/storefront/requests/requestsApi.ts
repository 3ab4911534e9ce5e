import { unwrapResponse, unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import type { Money } from '#domain/money.ts'
import type { components, paths } from '#openapi/types.gen.ts'
import { readOrUndefined } from '../orders/ordersApi.ts'

export type CustomerRequest = components['schemas']['Requests']
export type OfferedLine = NonNullable<CustomerRequest['lines']>[number]

type PricingOperation = paths['/api/marketplace-customer/requests/{id}/pricing']['get']
/** The price of accepting an offer. */
export type OfferPrice = PricingOperation['responses'][200]['content']['application/json']['data']

export type CounterLine = {
  readonly product: string
  readonly quantity: number
  readonly unitPrice: Money
}

type AcceptOperation = paths['/api/marketplace-customer/requests/{id}/accept']['post']
type AcceptBody = AcceptOperation['requestBody']['content']['application/json']

/** The id of a saved address, or an address for this order only. */
export type ShippingTarget = Pick<AcceptBody, 'address' | 'shippingAddress'>

type AcceptanceInput = ShippingTarget & {
  readonly round: number
  readonly expectedTotal: Money
  readonly paymentMethod: 'card' | 'bank_transfer'
  readonly returnTo: string
}

/** Permissions depend on the time of the read, for example whether an offer has expired. */
const readTimestamp = (): string => new Date().toISOString()

/** Calls for the user's own requests. */
export const createRequestsApi = (client: ApiClient) => ({
  async list(page: number, limit: number) {
    const params = { query: { page, limit, sort: '-createdAt' } } as const
    const { data, meta } = await unwrapBody(
      client.GET('/api/marketplace-customer/requests', { params }),
    )
    return { requests: data, total: meta.total ?? data.length, readAt: readTimestamp() }
  },
  /** undefined if the user has no such request */
  read: (id: string) =>
    readOrUndefined(async () => {
      const params = { path: { id } }
      const [request, activity] = await Promise.all([
        unwrapBody(client.GET('/api/marketplace-customer/requests/{id}', { params })),
        unwrapBody(client.GET('/api/marketplace-customer/requests/{id}/timeline', { params })),
      ])
      return { request: request.data, activity: activity.data ?? [], readAt: readTimestamp() }
    }),
  async write(id: string, message: string): Promise<void> {
    const params = { path: { id } }
    await unwrapResponse(
      client.POST('/api/marketplace-customer/requests/{id}/message', { params, body: { message } }),
    )
  },
  async counter(id: string, round: number, message: string, lines: CounterLine[]): Promise<void> {
    const params = { path: { id } }
    await unwrapResponse(
      client.POST('/api/marketplace-customer/requests/{id}/counter', {
        params,
        body: { round, message, lines },
      }),
    )
  },
  async decline(id: string, declineReason: string): Promise<void> {
    const params = { path: { id } }
    await unwrapResponse(
      client.POST('/api/marketplace-customer/requests/{id}/decline', {
        params,
        body: { declineReason },
      }),
    )
  },
  async price(id: string, { address, shippingAddress }: ShippingTarget): Promise<OfferPrice> {
    const country = shippingAddress?.country
    const query = { ...(address && { address }), ...(country && { country }) }
    const params = { path: { id }, query }
    return (
      await unwrapBody(client.GET('/api/marketplace-customer/requests/{id}/pricing', { params }))
    ).data
  },
  async accept(id: string, body: AcceptanceInput) {
    return await unwrapBody(
      client.POST('/api/marketplace-customer/requests/{id}/accept', {
        params: { path: { id } },
        body,
      }),
    )
  },
})
