import { beforeEach, describe, expect, it } from 'vitest'
import { createCatalogueCache } from '#server/cache/catalogueCache.ts'
import { createDrawings } from '#server/pages/drawings.ts'

let rendered: string[] = []
beforeEach(() => {
  rendered = []
})

const cache = createCatalogueCache(async () => 'now')
const drawings = createDrawings(
  {
    store: async ({ url }) => {
      rendered.push(url)
      return new Response(`drawn at ${url}`)
    },
    ownAddress: ({ pathname, search }) =>
      pathname.toLowerCase() + search.replace(/[?&]utm_\w+=\w*/g, ''),
  },
  cache,
)
const draw = (address: string, version: string | undefined = 'now') => {
  const url = `https://shop.example${address}`
  return drawings.draw({ url, language: 'en', theme: 'light', fetchApi: fetch }, version)
}
const text = async (address: string): Promise<string> => {
  const drawn = await draw(address)
  return 'kept' in drawn ? String(drawn.kept.body) : await drawn.response.text()
}

describe('a page of the shop', () => {
  it('is drawn once, however it was come upon, and says nothing of that', async () => {
    cache.find('now', 'begin')
    const said = 'drawn at https://shop.example/en/about'
    expect(await text('/en/about?utm_source=mail')).toBe(said)
    expect(await text('/en/about?utm_source=post')).toBe(said)
    expect(await text('/en/about')).toBe(said)
    expect(rendered).toEqual(['https://shop.example/en/about'])
  })

  it.each(['now', undefined])(
    'has one address: other spellings lead to it, and keep what they were asked (version %s)',
    async (version) => {
      const drawn = await draw('/en/About?utm_source=mail', version)
      expect('response' in drawn && drawn.response).toMatchObject({ status: 301 })
      expect('response' in drawn && drawn.response.headers.get('location')).toBe(
        '/en/about?utm_source=mail',
      )
      expect(rendered).toEqual([])
    },
  )
})
