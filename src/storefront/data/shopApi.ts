import type { Language } from '#domain/locale.ts'
import type { paths } from '#openapi/types.gen.ts'
import { retryPolicy, retry, withTimeout, type RetryPolicy } from './retryPolicy.ts'
import type {
  AdRecord,
  AnswerTo,
  Group,
  Metadata,
  Product,
  ProductList,
  Settings,
  SlideRecord,
  Topic,
} from './types.ts'

/** `window.fetch` in the browser, an in-process call on the server. */
/** `fetch`, or what calls the API within the process of the server. */
export type FetchApi = (
  path: string,
  init: RequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

export type TopicKind = SolutionKind | 'tags' | 'accessory-types' | 'product-groups'
type SolutionKind = 'applications' | 'industries' | 'use-cases'

/** The public API as the route loaders use it. */
export type ShopApi = {
  products(query: URLSearchParams, signal: AbortSignal): Promise<ProductList>
  product(id: string, signal: AbortSignal): Promise<Product>
  topics(kind: SolutionKind, signal: AbortSignal): Promise<readonly Topic[]>
  topic(kind: TopicKind, code: string, signal: AbortSignal): Promise<Topic>
  /** the groups that staff has featured on the home page */
  groups(signal: AbortSignal): Promise<readonly Group[]>
  members(group: string, query: URLSearchParams, signal: AbortSignal): Promise<ProductList>
  slides(signal: AbortSignal): Promise<readonly SlideRecord[]>
  ads(signal: AbortSignal): Promise<readonly AdRecord[]>
  metadata(signal: AbortSignal): Promise<Metadata>
  settings(signal: AbortSignal): Promise<Settings>
  /** for non-essential data: resolves to undefined if it fails or takes too long */
  optional<T>(promise: Promise<T>): Promise<T | undefined>
}

type ShopPath = Extract<keyof paths, '/api/metadata' | `/api/marketplace-customer/${string}`>

type ReadOptions = {
  readonly id?: string
  readonly query?: string | URLSearchParams
  /** statuses that mean there is no such page */
  readonly missingStatuses?: readonly number[]
}

/** What may be expected of an answer: some of its members, and of a member some of its values. */
type NarrowedAnswer<T> = T extends object
  ? { readonly [Key in keyof T]?: NarrowedAnswer<T[Key]> }
  : T

type ShopApiOptions = RetryPolicy & {
  /** called if an optional part could not be read */
  readonly onPartFailed?: () => void
}

export function createShopApi(
  fetchApi: FetchApi,
  language: Language,
  { delays, timeout, onPartFailed }: ShopApiOptions = retryPolicy,
): ShopApi {
  const read = <Path extends ShopPath, T extends NarrowedAnswer<AnswerTo<Path>>>(
    path: Path,
    { id = '', query = '', missingStatuses = [] }: ReadOptions,
    signal: AbortSignal,
  ): Promise<T> =>
    withTimeout(timeout, signal, async (attemptSignal) => {
      const send = () =>
        fetchApi(`${path.replace('{id}', encodeURIComponent(id))}?${query}`, {
          headers: { accept: 'application/json', 'accept-language': language },
          signal: attemptSignal,
        })
      const response = await retry(send, delays, attemptSignal)
      if (missingStatuses.includes(response.status)) throw new Response(null, { status: 404 })
      if (!response.ok) throw new Response(null, { status: 503 })
      return await response.json()
    })
  const unwrap = async <T>(answer: Promise<{ data: T }>): Promise<T> => (await answer).data
  return {
    products: (query, signal) => read('/api/marketplace-customer/products', { query }, signal),
    product: (id, signal) =>
      unwrap(read('/api/marketplace-customer/products/{id}', { id, missingStatuses }, signal)),
    topics: (kind, signal) =>
      unwrap(read(`/api/marketplace-customer/${kind}`, { query: topicsQuery }, signal)),
    topic: (kind, code, signal) =>
      unwrap(read(`/api/marketplace-customer/${kind}/{id}`, { id: code, missingStatuses }, signal)),
    groups: (signal) =>
      unwrap(
        read('/api/marketplace-customer/product-groups', { query: featuredGroupsQuery }, signal),
      ),
    members: (id, query, signal) =>
      read('/api/marketplace-customer/product-groups/{id}/products', { id, query }, signal),
    slides: (signal) =>
      unwrap(read('/api/marketplace-customer/sliders', { query: homeQuery }, signal)),
    ads: (signal) => unwrap(read('/api/marketplace-customer/ads', { query: homeQuery }, signal)),
    metadata: (signal) => unwrap(read('/api/metadata', {}, signal)),
    settings: (signal) => unwrap(read('/api/marketplace-customer/settings', {}, signal)),
    optional: (promise) =>
      withTimeout(timeout / 3, new AbortController().signal, () => promise).catch(() => {
        onPartFailed?.()
        return undefined
      }),
  }
}

/** How many products each has is not shown, and takes long to count. */
const topicsQuery = 'limit=100&fields=title,code,description,picture'

/** An invalid id is treated like an unknown one. */
const missingStatuses = [400, 404]
const featuredGroupsQuery = 'featured=true&limit=3&total=false&fields=title,code,description'
const homeQuery = 'limit=12&total=false'
