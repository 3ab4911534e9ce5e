import { answered } from '#api/answer.ts'
import { ApiError } from '#api/apiError.ts'
import type { ApiClient } from '#api/client.ts'
import type { paths } from '#openapi/types.gen.ts'
import type { Items } from '../lists/keptList.ts'
import { quoteShape } from './quoteShape.ts'

type Pricing = paths['/api/marketplace-customer/orders/pricing']['get']
type Sent = Pricing['responses'][200]['content']['application/json']['data']

/** The contract says what may be there; of a price, everything always is. */
type Whole<T> = T extends readonly (infer E)[]
  ? Whole<E>[]
  : T extends object
    ? { [K in keyof T]-?: Whole<T[K]> }
    : T

/** What a cart costs, and what stands in its way. */
export type Quote = Whole<Omit<Sent, 'rules'>> & Required<Pick<Sent, 'rules'>>
export type QuoteLine = Quote['lines'][number]
export type QuoteRule = Quote['rules'][number]
export type ShippingMethod = Quote['shippingMethods'][number]

/** What a price is asked for; what is empty is as if it were not there. */
export type Wanted = {
  readonly items: Items
  readonly code?: string
  readonly giftCard?: string
  readonly address?: string
  readonly country?: string
  readonly shippingMethod?: string
}

export async function readQuote(
  client: ApiClient,
  { items, ...more }: Wanted,
  signal: AbortSignal,
): Promise<Quote> {
  const query = { items: itemsText(items), ...more }
  const path = '/api/marketplace-customer/orders/pricing'
  const { data } = await answered(client.GET(path, { params: { query }, signal }))
  if (!isQuote(data)) throw new ApiError(0, undefined)
  return data
}

/** As the server reads it: 'id:quantity', separated by commas. */
export const itemsText = (items: Items): string =>
  Object.values(items)
    .map(({ id, quantity }) => `${id}:${quantity}`)
    .join(',')

/** What was kept by an older shop, or damaged, would break the page that shows it. */
export const isQuote = (data: unknown): data is Quote => quoteShape(data)
