import type { Language } from '#domain/locale.ts'
import { retryPolicy, retry, withTimeout, type RetryPolicy } from './retryPolicy.ts'
import type {
  AdRecord,
  Group,
  Metadata,
  ResultPage,
  Product,
  Settings,
  SlideRecord,
  Topic,
} from './types.ts'

/** `window.fetch` in the browser, an in-process call on the server. */
export type FetchApi = (path: string, init: RequestInit) => Promise<Response>

export type TopicKind =
  'applications' | 'industries' | 'use-cases' | 'tags' | 'accessory-types' | 'product-groups'

/** The public API as the route loaders use it. */
export type ShopApi = {
  products(query: URLSearchParams, signal: AbortSignal): Promise<ResultPage<Product>>
  product(id: string, signal: AbortSignal): Promise<Product>
  topics(kind: TopicKind, signal: AbortSignal): Promise<readonly Topic[]>
  topic(kind: TopicKind, code: string, signal: AbortSignal): Promise<Topic>
  /** the groups that staff has featured on the home page */
  groups(signal: AbortSignal): Promise<readonly Group[]>
  members(group: string, query: URLSearchParams, signal: AbortSignal): Promise<ResultPage<Product>>
  slides(signal: AbortSignal): Promise<readonly SlideRecord[]>
  ads(signal: AbortSignal): Promise<readonly AdRecord[]>
  metadata(signal: AbortSignal): Promise<Metadata>
  settings(signal: AbortSignal): Promise<Settings>
  /** for non-essential data: resolves to undefined if it fails or takes too long */
  optional<T>(promise: Promise<T>): Promise<T | undefined>
}

type ShopApiOptions = RetryPolicy & {
  /** called if an optional part could not be read */
  readonly onPartFailed?: () => void
}

export function createShopApi(
  fetchApi: FetchApi,
  language: Language,
  { delays, timeout, onPartFailed }: ShopApiOptions = retryPolicy,
): ShopApi {
  const read = <T>(
    path: string,
    signal: AbortSignal,
    missingStatuses: readonly number[] = [],
  ): Promise<T> =>
    withTimeout(timeout, signal, async (attemptSignal) => {
      const send = () =>
        fetchApi(`/api${path}`, {
          headers: { accept: 'application/json', 'accept-language': language },
          signal: attemptSignal,
        })
      const response = await retry(send, delays, attemptSignal)
      if (missingStatuses.includes(response.status)) throw new Response(null, { status: 404 })
      if (!response.ok) throw new Response(null, { status: 503 })
      return await response.json()
    })
  const shopPath = '/marketplace-customer'
  const unwrap = async <T>(answer: Promise<{ data: T }>): Promise<T> => (await answer).data
  return {
    products: (query, signal) => read(`${shopPath}/products?${query}`, signal),
    // An invalid id is treated like an unknown one.
    product: (id, signal) =>
      unwrap(read(`${shopPath}/products/${encodeURIComponent(id)}`, signal, [400, 404])),
    topics: (kind, signal) => unwrap(read(`${shopPath}/${kind}?limit=100`, signal)),
    topic: (kind, code, signal) =>
      unwrap(read(`${shopPath}/${kind}/${encodeURIComponent(code)}`, signal, [400, 404])),
    groups: (signal) => unwrap(read(`${shopPath}/product-groups?${featuredGroupsQuery}`, signal)),
    members: (group, query, signal) =>
      read(`${shopPath}/product-groups/${group}/products?${query}`, signal),
    slides: (signal) => unwrap(read(`${shopPath}/sliders?${homeQuery}`, signal)),
    ads: (signal) => unwrap(read(`${shopPath}/ads?${homeQuery}`, signal)),
    metadata: (signal) => unwrap(read('/metadata', signal)),
    settings: (signal) => unwrap(read(`${shopPath}/settings`, signal)),
    optional: (promise) =>
      withTimeout(timeout / 3, new AbortController().signal, () => promise).catch(() => {
        onPartFailed?.()
        return undefined
      }),
  }
}

const featuredGroupsQuery = 'featured=true&limit=3&total=false&fields=title,code,description'
const homeQuery = 'limit=12&total=false'
