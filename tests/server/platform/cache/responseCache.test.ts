import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createCatalogueCache } from '#server/platform/cache/catalogueCache.ts'
import { addResponseCache } from '#server/platform/cache/responseCache.ts'
import { DatabaseUnavailable } from '#server/platform/database/databaseUnavailable.ts'

it('answers without a version, but keeps nothing and uses nothing that was kept', async () => {
  const app = fastify()
  let version: string | undefined
  const cache = createCatalogueCache(async () => {
    if (version === undefined) throw new DatabaseUnavailable('no free connection')
    return version
  })
  let computed = 0
  app.decorateRequest('language', 'en')
  addResponseCache(app, cache)
  app.get('/', { config: { cacheDependency: 'catalogue' } }, async () => ({ at: (computed += 1) }))
  const answer = async () => (await app.inject('/')).json()
  expect([await answer(), await answer()]).toEqual([{ at: 1 }, { at: 2 }])
  version = '1/1'
  expect([await answer(), await answer()]).toEqual([{ at: 3 }, { at: 3 }])
  version = undefined
  expect(await answer()).toEqual({ at: 4 })
})
