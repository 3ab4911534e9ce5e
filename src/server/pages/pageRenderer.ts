import { stockLevelsHeader } from '#server/platform/cache/responseCache.ts'
import type {
  CacheableResponse,
  CatalogueCache,
  StaleResponse,
} from '#server/platform/cache/catalogueCache.ts'
import type { CachedResponse } from '#server/platform/cache/cachedResponse.ts'
import { cacheStatusHeader } from '#server/platform/cache/applyCachedResponse.ts'
import type { FetchApi, Front, PageResponse, StorePage } from './front.ts'

/** A rendered page: one that is the same for everyone, or a response such as a redirect. */
export type RenderedPage = { readonly cached: CachedResponse } | { readonly response: PageResponse }

export type PageRenderer = {
  /** `version` is the catalogue version from before rendering; without one nothing is cached */
  readonly render: (page: PageRequest, version: string | undefined) => Promise<RenderedPage>
  /** returns the page as it was served a short while ago */
  readonly findStale: (page: PageRequest) => Promise<StaleResponse | undefined>
}

export type PageRequest = Omit<StorePage, 'signal'>

/** Renders storefront pages once per catalogue version, however many requests arrive at once. */
export function createPageRenderer(
  front: Pick<Front, 'store' | 'canonicalPath'>,
  cache: CatalogueCache | undefined,
): PageRenderer {
  const pendingPages = new Map<string, Promise<RenderedPage>>()
  // Others may wait for the same page, so a client that disconnects must not abort it.
  const renderFresh = (page: PageRequest): Promise<PageResponse> =>
    front.store({ ...page, signal: new AbortController().signal })

  async function renderAndCache(
    page: PageRequest,
    store: (response: CacheableResponse) => CachedResponse,
  ): Promise<RenderedPage> {
    let showsLevels = false
    let isStale = false
    const fetchApi: FetchApi = async (...args) => {
      const apiResponse = await page.fetchApi(...args)
      showsLevels ||= apiResponse.headers.has(stockLevelsHeader)
      isStale ||= apiResponse.headers.has(cacheStatusHeader)
      return apiResponse
    }
    const response = await renderFresh({ ...page, fetchApi })
    const isCacheable = response.headers.get('cache-control') !== 'no-store'
    const text = await response.text()
    // Those who share it each read its text, which a `Response` permits only once.
    if (response.status !== 200 || !isCacheable || isStale)
      return {
        response: { status: response.status, headers: response.headers, text: async () => text },
      }
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    return { cached: store({ type, text, showsStockLevels: showsLevels }) }
  }

  const keyOf = ({ language, theme, offer, url }: PageRequest): string =>
    `page ${language} ${theme} ${offer?.language ?? ''} ${url}`

  return {
    findStale: async (page) => {
      // Matching the routes takes longer than all else of a kept page, whose address is canonical.
      const kept = cache?.findStale(keyOf(page))
      if (kept || !cache) return kept
      const url = new URL(page.url)
      const canonical = new URL(url.origin + (await front.canonicalPath(url)))
      return cache.findStale(keyOf({ ...page, url: canonical.href }))
    },
    async render(request, version) {
      const cached = version === undefined ? undefined : cache?.find(version, keyOf(request))
      if (cached) return { cached }
      const url = new URL(request.url)
      const canonical = new URL(url.origin + (await front.canonicalPath(url)))
      if (canonical.pathname !== url.pathname)
        return { response: redirectTo(canonical.pathname + url.search) }
      const page = { ...request, url: canonical.href }
      if (version === undefined || !cache) return { response: await renderFresh(page) }
      const key = keyOf(page)
      const cachedPage = cache.find(version, key)
      if (cachedPage) return { cached: cachedPage }
      const name = `${version} ${key}`
      const rendering =
        pendingPages.get(name) ??
        renderAndCache(page, (answer) => cache.store(version, key, answer))
      pendingPages.set(name, rendering)
      try {
        return await rendering
      } finally {
        pendingPages.delete(name)
      }
    },
  }
}

const redirectTo = (location: string): Response =>
  new Response(null, { status: 301, headers: { location } })
