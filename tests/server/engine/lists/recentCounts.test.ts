import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepRecentCounts } from '#server/engine/lists/recentCounts.ts'

const minute = 60_000
const start = Date.UTC(2026, 0)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(start)
})
afterEach(() => vi.useRealTimers())

const counting = (value: number, milliseconds: number) =>
  vi.fn<() => Promise<number>>(async () => {
    vi.setSystemTime(Date.now() + milliseconds)
    return value
  })

it('counts that take long are older, with their time, until they are counted anew', async () => {
  const keep = keepRecentCounts<number>(10)
  expect(await keep('all', '1', true, counting(1, 2000))).toEqual({ value: 1 })
  const again = counting(2, 2000)
  const older = { value: 1, countedAt: start }
  expect(await keep('all', '2', true, again)).toEqual(older)
  await expect.poll(() => keep('all', '2', true, again)).toEqual({ value: 2 })
  expect(again).toHaveBeenCalledOnce()
})

it.each([
  ['they take a moment', 10, 0, true],
  ['the caller asks for the current ones', 2000, 0, false],
  ['five minutes have passed', 2000, 6 * minute, true],
])('counts are never older where %s', async (_, duration, pause, mayBeOlder) => {
  const keep = keepRecentCounts<number>(10)
  await keep('all', '1', mayBeOlder, counting(1, duration))
  vi.setSystemTime(Date.now() + pause)
  expect(await keep('all', '2', mayBeOlder, counting(2, duration))).toEqual({ value: 2 })
})

it('counts that fail are attempted again, and asked for at once are made once', async () => {
  const keep = keepRecentCounts<number>(10)
  await expect(keep('all', '1', true, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  const count = counting(1, 10)
  await Promise.all([keep('all', '1', true, count), keep('all', '1', true, count)])
  expect(count).toHaveBeenCalledOnce()
})

it('only what took too long is counted again in the background', async () => {
  const keep = keepRecentCounts<number>(10)
  const failing = (code: string) =>
    vi
      .fn<() => Promise<number>>(() => Promise.resolve(1))
      .mockRejectedValueOnce(Object.assign(new Error('failed'), { code }))
  const unreachable = failing('ECONNREFUSED')
  const slow = failing('57014')
  await expect(keep('all', '1', true, unreachable)).rejects.toThrow('failed')
  await expect(keep('some', '1', true, slow)).rejects.toThrow('failed')
  await expect.poll(() => slow.mock.calls.length).toBe(2)
  expect(unreachable).toHaveBeenCalledOnce()
})
