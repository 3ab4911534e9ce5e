import type { Language } from '#domain/locale.ts'
import { retryPolicy, retry, withTimeout, type RetryPolicy } from './patience.ts'
import type {
  AdRecord,
  Group,
  Metadata,
  Page,
  Product,
  Settings,
  SlideRecord,
  Topic,
} from './types.ts'

/** `window.fetch` in the browser, a call inside the process on the server. */
export type FetchApi = (path: string, init: RequestInit) => Promise<Response>

export type TopicKind =
  'applications' | 'industries' | 'use-cases' | 'tags' | 'accessory-types' | 'product-groups'

/** The public API as the loaders of routes use it. */
export type ShopApi = {
  products(query: URLSearchParams, signal: AbortSignal): Promise<Page<Product>>
  product(id: string, signal: AbortSignal): Promise<Product>
  topics(kind: TopicKind, signal: AbortSignal): Promise<readonly Topic[]>
  topic(kind: TopicKind, code: string, signal: AbortSignal): Promise<Topic>
  /** those that staff has put on the home page */
  groups(signal: AbortSignal): Promise<readonly Group[]>
  members(group: string, query: URLSearchParams, signal: AbortSignal): Promise<Page<Product>>
  slides(signal: AbortSignal): Promise<readonly SlideRecord[]>
  ads(signal: AbortSignal): Promise<readonly AdRecord[]>
  metadata(signal: AbortSignal): Promise<Metadata>
  settings(signal: AbortSignal): Promise<Settings>
  /** what a page can stand without, and does not wait for long: nothing, when it could not be read */
  optional<T>(reading: Promise<T>): Promise<T | undefined>
}

type Options = RetryPolicy & {
  /** hears of parts that could not be read */
  readonly onPartFailed?: () => void
}

export function createShopApi(
  fetchApi: FetchApi,
  language: Language,
  { delays, timeout, onPartFailed }: Options = retryPolicy,
): ShopApi {
  const read = <T>(
    path: string,
    signal: AbortSignal,
    missing: readonly number[] = [],
  ): Promise<T> =>
    withTimeout(timeout, signal, async (asking) => {
      const send = () =>
        fetchApi(`/api${path}`, {
          headers: { accept: 'application/json', 'accept-language': language },
          signal: asking,
        })
      const response = await retry(send, delays, asking)
      if (missing.includes(response.status)) throw new Response(null, { status: 404 })
      if (!response.ok) throw new Response(null, { status: 503 })
      return await response.json()
    })
  const shop = '/marketplace-customer'
  const unwrap = async <T>(answer: Promise<{ data: T }>): Promise<T> => (await answer).data
  return {
    products: (query, signal) => read(`${shop}/products?${query}`, signal),
    // An id that is not one is as missing as an unknown one.
    product: (id, signal) =>
      unwrap(read(`${shop}/products/${encodeURIComponent(id)}`, signal, [400, 404])),
    topics: (kind, signal) => unwrap(read(`${shop}/${kind}?limit=100`, signal)),
    topic: (kind, code, signal) =>
      unwrap(read(`${shop}/${kind}/${encodeURIComponent(code)}`, signal, [400, 404])),
    groups: (signal) => unwrap(read(`${shop}/product-groups?${featuredGroups}`, signal)),
    members: (group, query, signal) =>
      read(`${shop}/product-groups/${group}/products?${query}`, signal),
    slides: (signal) => unwrap(read(`${shop}/sliders?${shownOnHome}`, signal)),
    ads: (signal) => unwrap(read(`${shop}/ads?${shownOnHome}`, signal)),
    metadata: (signal) => unwrap(read('/metadata', signal)),
    settings: (signal) => unwrap(read(`${shop}/settings`, signal)),
    optional: (reading) =>
      withTimeout(timeout / 3, new AbortController().signal, () => reading).catch(() => {
        onPartFailed?.()
        return undefined
      }),
  }
}

const featuredGroups = 'featured=true&limit=3&total=false&fields=title,code,description'
const shownOnHome = 'limit=12&total=false'
