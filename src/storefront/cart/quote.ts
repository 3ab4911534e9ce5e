import { unwrapBody } from '#api/unwrapResponse.ts'
import { ApiError } from '#api/apiError.ts'
import type { ApiClient } from '#api/client.ts'
import type { paths } from '#openapi/types.gen.ts'
import type { Items } from '../lists/persistentList.ts'
import { quoteShape } from './quoteShape.ts'

type PricingOperation = paths['/api/marketplace-customer/orders/pricing']['get']
type PricingResponse = PricingOperation['responses'][200]['content']['application/json']['data']

/** The contract says what may be there; of a price, everything always is. */
type DeepRequired<T> = T extends readonly (infer E)[]
  ? DeepRequired<E>[]
  : T extends object
    ? { [K in keyof T]-?: DeepRequired<T[K]> }
    : T

/** What a cart costs, and what stands in its way. */
export type Quote = DeepRequired<Omit<PricingResponse, 'rules'>> &
  Required<Pick<PricingResponse, 'rules'>> & {
    /** why no code was judged: too many were wrong, and for how long */
    readonly codesBlockedMessage?: string
  }
export type QuoteLine = Quote['lines'][number]
export type QuoteRule = Quote['rules'][number]
export type ShippingMethod = Quote['shippingMethods'][number]

/** What a price is asked for; what is empty is as if it were not there. */
export type PricingRequest = {
  readonly items: Items
  readonly code?: string
  readonly giftCard?: string
  readonly address?: string
  readonly country?: string
  readonly shippingMethod?: string
}

/** Where too many wrong codes were typed, the cart has a price all the same: without them. */
export async function readQuote(
  client: ApiClient,
  request: PricingRequest,
  signal: AbortSignal,
): Promise<Quote> {
  const { code, giftCard, ...rest } = request
  try {
    return await fetchQuote(client, request, signal)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429 || !(code || giftCard)) throw error
    return { ...(await fetchQuote(client, rest, signal)), codesBlockedMessage: error.message }
  }
}

async function fetchQuote(
  client: ApiClient,
  { items, ...more }: PricingRequest,
  signal: AbortSignal,
): Promise<Quote> {
  const { code, giftCard, ...rest } = more
  const query = { items: itemsText(items), ...rest }
  const path = '/api/marketplace-customer/orders/pricing'
  const header = codeHeaders({ code, giftCard })
  const { data } = await unwrapBody(client.GET(path, { params: { query, header }, signal }))
  if (!isQuote(data)) throw new ApiError(0, undefined)
  return data
}

/** Codes never stand in an address: those are kept by browsers and in logs. */
const codeHeaders = ({
  code,
  giftCard,
}: {
  code: string | undefined
  giftCard: string | undefined
}) => ({
  ...(code && { 'x-discount-code': encodeURIComponent(code) }),
  ...(giftCard && { 'x-gift-card': encodeURIComponent(giftCard) }),
})

/** As the server reads it: 'id:quantity', separated by commas. */
export const itemsText = (items: Items): string =>
  Object.values(items)
    .map(({ id, quantity }) => `${id}:${quantity}`)
    .join(',')

/** What was kept by an older shop, or damaged, would break the page that shows it. */
export const isQuote = (data: unknown): data is Quote => quoteShape(data)
