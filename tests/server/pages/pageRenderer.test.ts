import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stockLevelsHeader } from '#server/platform/cache/responseCache.ts'
import { createCatalogueCache } from '#server/platform/cache/catalogueCache.ts'
import { createPageRenderer } from '#server/pages/pageRenderer.ts'

let rendered: string[] = []
beforeEach(() => {
  rendered = []
})

const cache = createCatalogueCache(async () => 'now')
const drawings = createPageRenderer(
  {
    store: async ({ url, fetchApi }) => {
      rendered.push(url)
      if (url.includes('/shelf')) await fetchApi('/api/products', {})
      return new Response(`drawn at ${url}`)
    },
    canonicalPath: ({ pathname, search }) =>
      pathname.toLowerCase() + search.replace(/[?&]utm_\w+=\w*/g, ''),
  },
  cache,
)
const fetchApi = async () => new Response('{}', { headers: { [stockLevelsHeader]: 'shown' } })
const draw = (address: string, version: string | undefined = 'now') => {
  const url = `https://shop.example${address}`
  return drawings.render({ url, language: 'en', theme: 'light', fetchApi }, version)
}
const text = async (address: string): Promise<string> => {
  const drawn = await draw(address)
  return 'cached' in drawn ? String(drawn.cached.body) : await drawn.response.text()
}

describe('a storefront page', () => {
  it('is rendered once, whatever the tracking parameters, and never mentions them', async () => {
    cache.find('now', 'begin')
    const expected = 'drawn at https://shop.example/en/about'
    expect(await text('/en/about?utm_source=mail')).toBe(expected)
    expect(await text('/en/about?utm_source=post')).toBe(expected)
    expect(await text('/en/about')).toBe(expected)
    expect(rendered).toEqual(['https://shop.example/en/about'])
  })

  it.each(['now', undefined])(
    'has one address: other spellings redirect to it and keep their query (version %s)',
    async (version) => {
      const drawn = await draw('/en/About?utm_source=mail', version)
      expect('response' in drawn && drawn.response).toMatchObject({ status: 301 })
      expect('response' in drawn && drawn.response.headers.get('location')).toBe(
        '/en/about?utm_source=mail',
      )
      expect(rendered).toEqual([])
    },
  )

  it('is rendered again after a stock change only if it shows stock', async () => {
    cache.find('1/1', 'begin')
    for (const version of ['1/1', '1/2', '1/2']) {
      for (const address of ['/en/shelf', '/en/words']) await draw(address, version)
    }
    expect(rendered.map((url) => new URL(url).pathname)).toEqual([
      '/en/shelf',
      '/en/words',
      '/en/shelf',
    ])
  })
})

const page = {
  url: 'https://shop.example/en',
  language: 'en',
  theme: 'dark',
  fetchApi: async () => Response.json({}),
} as const

it('a page is cached, but an incomplete one is rendered on each request', async () => {
  const headers = new Headers({ 'cache-control': 'no-store' })
  const store = vi.fn<() => Promise<Response>>(async () => new Response('<p>page</p>', { headers }))
  const own = createPageRenderer(
    { store, canonicalPath: ({ pathname, search }) => pathname + search },
    createCatalogueCache(async () => '1'),
  )
  expect(await own.render(page, '1')).toHaveProperty('response')
  expect(await own.render(page, '1')).toHaveProperty('response')
  headers.delete('cache-control')
  expect(await own.render(page, '1')).toHaveProperty('cached')
  expect(await own.render(page, '1')).toHaveProperty('cached')
  expect(store).toHaveBeenCalledTimes(3)
})
