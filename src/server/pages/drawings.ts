import { levelsHeader } from '#server/platform/cache/cachedAnswers.ts'
import type { Answer, CatalogueCache, LastGood } from '#server/platform/cache/catalogueCache.ts'
import type { Kept } from '#server/platform/cache/keptAnswer.ts'
import { staleHeader } from '#server/platform/cache/sendKept.ts'
import type { FetchApi, Front, StorePage } from './front.ts'

/** A page as it is sent: drawn for everybody, or an answer of its own, such as one that leads elsewhere. */
export type Drawn = { readonly kept: Kept } | { readonly response: Response }

export type Drawings = {
  /** `version` is the catalogue's before the page is drawn; without one nothing is kept */
  readonly draw: (page: PageRequest, version: string | undefined) => Promise<Drawn>
  /** how it was sent a short while ago */
  readonly lastGood: (page: PageRequest) => Promise<LastGood | undefined>
}

export type PageRequest = Omit<StorePage, 'signal'>

/** Pages of the shop, drawn once per version of the catalogue however many ask at once. */
export function createDrawings(
  front: Pick<Front, 'store' | 'ownAddress'>,
  cache: CatalogueCache | undefined,
): Drawings {
  const underWay = new Map<string, Promise<Drawn>>()
  // Others may wait for the same page: nobody who leaves takes it with them.
  const render = (page: PageRequest): Promise<Response> =>
    front.store({ ...page, signal: new AbortController().signal })

  async function make(page: PageRequest, keep: (answer: Answer) => Kept): Promise<Drawn> {
    let showsLevels = false
    let isStale = false
    const fetchApi: FetchApi = async (...asked) => {
      const answer = await page.fetchApi(...asked)
      showsLevels ||= answer.headers.has(levelsHeader)
      isStale ||= answer.headers.has(staleHeader)
      return answer
    }
    const response = await render({ ...page, fetchApi })
    const isWhole = response.headers.get('cache-control') !== 'no-store'
    if (response.status !== 200 || !isWhole || isStale) return { response }
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const text = await response.text()
    return { kept: keep({ type, text, showsLevels }) }
  }

  const keyOf = ({ language, theme, offer, url }: PageRequest): string =>
    `page ${language} ${theme} ${offer?.language ?? ''} ${url}`

  return {
    lastGood: async (asked) => {
      const url = new URL(asked.url)
      const own = new URL(url.origin + (await front.ownAddress(url)))
      return cache?.lastGood(keyOf({ ...asked, url: own.href }))
    },
    async draw(asked, version) {
      const known = version === undefined ? undefined : cache?.find(version, keyOf(asked))
      if (known) return { kept: known }
      const url = new URL(asked.url)
      const own = new URL(url.origin + (await front.ownAddress(url)))
      if (own.pathname !== url.pathname) return { response: moved(own.pathname + url.search) }
      const page = { ...asked, url: own.href }
      if (version === undefined || !cache) return { response: await render(page) }
      const key = keyOf(page)
      const kept = cache.find(version, key)
      if (kept) return { kept }
      const name = `${version} ${key}`
      const drawing = underWay.get(name) ?? make(page, (answer) => cache.keep(version, key, answer))
      underWay.set(name, drawing)
      try {
        const drawn = await drawing
        // A body can be read once.
        return 'response' in drawn ? { response: drawn.response.clone() } : drawn
      } finally {
        underWay.delete(name)
      }
    },
  }
}

const moved = (location: string): Response =>
  new Response(null, { status: 301, headers: { location } })
