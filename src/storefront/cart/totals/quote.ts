import { unwrapBody } from '#api/unwrapResponse.ts'
import { ApiError } from '#api/apiError.ts'
import type { ApiClient } from '#api/client.ts'
import type { paths } from '#openapi/types.gen.ts'
import type { Items } from '../../lists/persistentList.ts'
import { quoteShape } from './quoteShape.ts'

type PricingOperation = paths['/api/marketplace-customer/orders/pricing']['get']
type PricingResponse = PricingOperation['responses'][200]['content']['application/json']['data']

/** The contract declares optional fields, but a price always has all of them. */
type DeepRequired<T> = T extends readonly (infer E)[]
  ? DeepRequired<E>[]
  : T extends object
    ? { [K in keyof T]-?: DeepRequired<T[K]> }
    : T

/** The price of a cart and any problems that prevent ordering. */
export type Quote = DeepRequired<Omit<PricingResponse, 'rules'>> &
  Required<Pick<PricingResponse, 'rules'>> & {
    /** why codes are blocked after too many wrong ones, and for how long */
    readonly codesBlockedMessage?: string
  }
export type QuoteLine = Quote['lines'][number]
export type QuoteRule = Quote['rules'][number]
export type ShippingMethod = Quote['shippingMethods'][number]

/** Empty values are treated as absent. */
export type PricingRequest = {
  readonly items: Items
  readonly code?: string
  readonly giftCard?: string
  readonly address?: string
  readonly country?: string
  readonly shippingMethod?: string
}

/** Reads the quote. If codes are blocked after too many wrong ones, reads it without codes. */
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

/** Codes are sent as headers, because URLs are kept in browser histories and logs. */
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

/** Serializes items for the server: 'id:quantity', separated by commas. */
export const itemsText = (items: Items): string =>
  Object.values(items)
    .map(({ id, quantity }) => `${id}:${quantity}`)
    .join(',')

/** Guards against stored data that is damaged or from an earlier version. */
export const isQuote = (data: unknown): data is Quote => quoteShape(data)
