import { expect, it, vi } from 'vitest'
import { throttleAsync } from '#server/platform/database/throttleAsync.ts'

it('concurrent callers, and those soon after, share one call', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const open: ((answer: number) => void)[] = []
  const ask = throttleAsync(500, () => new Promise<number>((answer) => open.push(answer)))
  const first = [ask(), ask()]
  vi.advanceTimersByTime(600)
  first.push(ask())
  open[0]?.(1)
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  const second = ask()
  open[1]?.(2)
  expect(await second).toBe(2)
  vi.advanceTimersByTime(499)
  expect(await ask()).toBe(2)
  vi.advanceTimersByTime(1)
  void ask()
  expect(open).toHaveLength(3)
  vi.useRealTimers()
})
