import type { CatalogueCache, Kept } from '../cache/catalogueCache.ts'
import type { Front, StorePage } from './front.ts'

/** A page as it is sent: drawn for everybody, or an answer of its own, such as one that leads elsewhere. */
export type Drawn = { readonly kept: Kept } | { readonly response: Response }

export type Drawings = {
  /** `version` is the catalogue's before the page is drawn; without one nothing is kept */
  readonly draw: (page: Asked, version: string | undefined) => Promise<Drawn>
}

type Asked = Omit<StorePage, 'signal'>

/** Pages of the shop, drawn once per version of the catalogue however many ask at once. */
export function createDrawings(
  front: Pick<Front, 'store'>,
  cache: CatalogueCache | undefined,
): Drawings {
  const underWay = new Map<string, Promise<Drawn>>()
  // Others may wait for the same page: nobody who leaves takes it with them.
  const render = (page: Asked): Promise<Response> =>
    front.store({ ...page, signal: new AbortController().signal })

  async function make(page: Asked, keep: (type: string, text: string) => Kept): Promise<Drawn> {
    const response = await render(page)
    const isWhole = response.headers.get('cache-control') !== 'no-store'
    if (response.status !== 200 || !isWhole) return { response }
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    return { kept: keep(type, await response.text()) }
  }

  return {
    async draw(page, version) {
      if (version === undefined || !cache) return { response: await render(page) }
      const key = `page ${page.language} ${page.theme} ${page.url}`
      const kept = cache.find(version, key)
      if (kept) return { kept }
      const name = `${version} ${key}`
      const drawing =
        underWay.get(name) ?? make(page, (type, text) => cache.keep(version, key, type, text))
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
