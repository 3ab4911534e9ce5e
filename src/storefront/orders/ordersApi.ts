import { unwrapResponse, unwrapBody } from '#api/unwrapResponse.ts'
import { ApiError } from '#api/apiError.ts'
import type { ApiClient } from '#api/client.ts'
import type { components, paths } from '#openapi/types.gen.ts'
import { ordersApiQuery, type OrdersQuery } from './ordersQuery.ts'

export type Order = components['schemas']['Orders']
export type OrderLine = NonNullable<Order['items']>[number]

type PayOperation = paths['/api/marketplace-customer/orders/{id}/pay']['post']

export type PaymentInput = NonNullable<PayOperation['requestBody']>['content']['application/json']
/** The payment page to open, or the details for a bank transfer. */
export type PaymentInstructions =
  PayOperation['responses'][200]['content']['application/json']['data']

export type OrderList = { readonly orders: readonly Order[]; readonly total: number }

/** Calls for the user's own orders. */
export const createOrdersApi = (client: ApiClient) => ({
  async list(query: OrdersQuery): Promise<OrderList> {
    const params = { query: ordersApiQuery(query) }
    const { data, meta } = await unwrapBody(
      client.GET('/api/marketplace-customer/orders', { params }),
    )
    return { orders: data, total: meta.total ?? data.length }
  },
  /** undefined if the user has no such order */
  read: (id: string) =>
    readOrUndefined(async () => {
      const params = { path: { id } }
      const [order, activity] = await Promise.all([
        unwrapBody(client.GET('/api/marketplace-customer/orders/{id}', { params })),
        unwrapBody(client.GET('/api/marketplace-customer/orders/{id}/timeline', { params })),
      ])
      return { order: order.data, activity: activity.data ?? [] }
    }),
  async pay(id: string, body: PaymentInput): Promise<PaymentInstructions> {
    const params = { path: { id } }
    return (
      await unwrapBody(client.POST('/api/marketplace-customer/orders/{id}/pay', { params, body }))
    ).data
  },
  async cancel(id: string): Promise<void> {
    const params = { path: { id } }
    await unwrapBody(client.POST('/api/marketplace-customer/orders/{id}/cancel', { params }))
  },
  /** The contract declares a string body, but the file is sent as form data. */
  async sendProof(id: string, file: File): Promise<void> {
    const form = new FormData()
    form.append('file', file)
    const options = { params: { path: { id } }, bodySerializer: () => form }
    await unwrapResponse(
      client.POST('/api/marketplace-customer/orders/{id}/proof', {
        ...options,
        body: { file: file.name },
      }),
    )
  },
  async fetchInvoiceUrl(id: string): Promise<string> {
    const params = { path: { id } }
    return (
      await unwrapBody(client.GET('/api/marketplace-customer/orders/{id}/invoice', { params }))
    ).data.url
  },
})

/** Resolves to undefined for a 400 or 404, that is for invalid ids and records of other users. */
export async function readOrUndefined<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined
    throw error
  }
}
