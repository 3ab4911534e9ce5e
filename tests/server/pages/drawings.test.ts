import { expect, it, vi } from 'vitest'
import { createCatalogueCache } from '#server/cache/catalogueCache.ts'
import { createDrawings } from '#server/pages/drawings.ts'

const page = {
  url: 'https://shop.example/en',
  language: 'en',
  theme: 'dark',
  fetchApi: async () => Response.json({}),
} as const

it('draws a page once, and one with a part missing as often as it is asked for', async () => {
  const headers = new Headers({ 'cache-control': 'no-store' })
  const store = vi.fn<() => Promise<Response>>(async () => new Response('<p>page</p>', { headers }))
  const drawings = createDrawings(
    { store },
    createCatalogueCache(async () => '1'),
  )
  expect(await drawings.draw(page, '1')).toHaveProperty('response')
  expect(await drawings.draw(page, '1')).toHaveProperty('response')
  headers.delete('cache-control')
  expect(await drawings.draw(page, '1')).toHaveProperty('kept')
  expect(await drawings.draw(page, '1')).toHaveProperty('kept')
  expect(store).toHaveBeenCalledTimes(3)
})
