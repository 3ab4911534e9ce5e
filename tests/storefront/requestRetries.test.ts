import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryPolicy } from '#storefront/data/retryPolicy.ts'
import { createShopApi, type FetchApi } from '#storefront/data/shopApi.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const { signal } = new AbortController()

/** Returns the outcome of a request after all its pauses and timeouts. */
async function outcome(fetchApi: FetchApi, asking = signal): Promise<unknown> {
  const reading = createShopApi(fetchApi, 'en')
    .ads(asking)
    .catch((error: unknown) => (error instanceof Response ? error.status : String(error)))
  await vi.runAllTimersAsync()
  return reading
}

/** Responds with these statuses in turn; `undefined` is a network failure. */
const answering = (...statuses: (number | undefined)[]) =>
  vi.fn<FetchApi>(async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    if (status === undefined) throw new TypeError('Failed to fetch')
    return Response.json({ data: ['ad'] }, { status })
  })

describe('a storefront read', () => {
  it.each([
    [undefined, 503, 200],
    [429, 502, 504, 200],
  ])('succeeds after a brief failure: %s', async (...statuses) => {
    const fetchApi = answering(...statuses)
    expect(await outcome(fetchApi)).toEqual(['ad'])
    expect(fetchApi).toHaveBeenCalledTimes(statuses.length)
  })

  it('is retried three times with growing delays', async () => {
    const moments: number[] = []
    const began = Date.now()
    const fetchApi: FetchApi = async () => {
      moments.push(Date.now() - began)
      return new Response(null, { status: 503 })
    }
    expect(await outcome(fetchApi)).toBe(503)
    expect(moments).toEqual([0, 300, 1200, 3900])
  })

  it.each([400, 403, 500])('is not retried after a %i', async (status) => {
    const fetchApi = answering(status)
    expect(await outcome(fetchApi)).toBe(503)
    expect(fetchApi).toHaveBeenCalledTimes(1)
  })

  it('times out', async () => {
    const began = Date.now()
    const fetchApi = vi.fn<FetchApi>(() => new Promise(() => undefined))
    expect(await outcome(fetchApi)).toContain('late')
    expect(Date.now() - began).toBe(retryPolicy.timeout)
    expect(fetchApi.mock.lastCall?.[1].signal?.aborted).toBe(true)
  })

  it('stops when it is aborted', async () => {
    const asking = new AbortController()
    const fetchApi = answering(503)
    setTimeout(() => asking.abort(), 400)
    expect(await outcome(fetchApi, asking.signal)).toContain('AbortError')
    expect(fetchApi).toHaveBeenCalledTimes(2)
  })

  it('times out sooner for optional content', async () => {
    const began = Date.now()
    const api = createShopApi(() => new Promise(() => undefined), 'en')
    let ended = 0
    const reading = api.optional(api.ads(signal)).finally(() => (ended = Date.now() - began))
    await vi.runAllTimersAsync()
    expect(await reading).toBeUndefined()
    expect(ended).toBeLessThan(retryPolicy.timeout / 2)
  })
})
