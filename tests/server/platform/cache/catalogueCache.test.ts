import { randomBytes } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { createCatalogueCache } from '#server/platform/cache/catalogueCache.ts'

const megabyte = 1024 * 1024
afterEach(() => void vi.useRealTimers())

function open(limits: { bytes: number; entries: number }) {
  const cache = createCatalogueCache(async () => 'now', limits)
  cache.find('now', 'begin')
  return {
    keep: (key: string, text = '{}') =>
      cache.store('now', key, { type: 'application/json', text, showsStockLevels: false }),
    has: (key: string) => cache.find('now', key) !== undefined,
  }
}

const texts = (count: number) => Array.from({ length: count }, (_, at) => `answer ${at}`)

it('evicts the least recently used answers when there are too many, however short', () => {
  const { keep, has } = open({ bytes: 100 * megabyte, entries: 10 })
  const keys = texts(11)
  for (const key of keys) {
    keep(key)
    has('answer 0')
  }
  expect(keys.filter((key) => !has(key))).toEqual(['answer 1'])
})

it('counts the size of keys as well as answers', () => {
  const { keep, has } = open({ bytes: megabyte, entries: 1000 })
  const keys = texts(20).map((text) => text + '?'.repeat(megabyte / 8))
  for (const key of keys) keep(key)
  expect(keys.filter(has).length).toBeLessThanOrEqual(8)
})

it('counts the overhead of every answer beside its text', () => {
  const { keep, has } = open({ bytes: megabyte, entries: megabyte })
  const keys = texts(5000)
  for (const key of keys) keep(key)
  expect(keys.filter(has).length).toBeLessThanOrEqual(1000)
})

it('counts the compressed copies', async () => {
  const { keep, has } = open({ bytes: megabyte, entries: 1000 })
  const keys = texts(6)
  const size = megabyte / 8
  const stored = keys.map((key) => keep(key, randomBytes(size / 2).toString('hex')))
  expect(keys.filter(has)).toHaveLength(6)
  for (const each of stored) await Promise.all([each.encode('br'), each.encode('gzip')])
  // A compressed copy of random hex digits is half as large.
  expect(keys.filter(has).length).toBeLessThanOrEqual(4)
  expect(keys.filter(has).length).toBeGreaterThanOrEqual(2)
})

it('keeps answers without stock levels across a stock change, and drops all on any other', () => {
  const cache = createCatalogueCache(async () => '1/1')
  const there = (version: string) =>
    ['shelf', 'about'].filter((key) => cache.find(version, key) !== undefined)
  const keep = (version: string) => {
    cache.store(version, 'shelf', { type: 'text/html', text: 'three left', showsStockLevels: true })
    cache.store(version, 'about', {
      type: 'text/html',
      text: 'who we are',
      showsStockLevels: false,
    })
  }
  expect(there('1/1')).toEqual([])
  keep('1/1')
  expect(there('1/1')).toEqual(['shelf', 'about'])
  expect(there('1/2')).toEqual(['about'])
  keep('1/2')
  expect(there('1/2')).toEqual(['shelf', 'about'])
  expect(there('2/2')).toEqual([])
})

it('serves a stale answer for a quarter of an hour after it was last valid', () => {
  vi.useFakeTimers()
  const cache = createCatalogueCache(async () => 'now')
  const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)
  cache.find('one/1', 'page')
  cache.store('one/1', 'page', { type: 'text/html', text: 'first', showsStockLevels: true })
  minutes(20)
  expect(cache.find('one/1', 'page')).toBeDefined()
  minutes(14)
  // A new version of the catalogue neither removes it nor makes it fresh again.
  expect(cache.find('two/2', 'page')).toBeUndefined()
  expect(cache.findStale('page')).toMatchObject({
    response: { type: 'text/html' },
    isRefreshFailing: false,
  })
  cache.findStale('page')?.markFailed()
  expect(cache.findStale('page')?.isRefreshFailing).toBe(true)
  minutes(2)
  expect(cache.findStale('page')).toBeUndefined()
})
