import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reminderDays, findDueReminder } from '#domain/licence/findDueReminder.ts'

const end = '2026-06-30T12:00:00Z'

describe('a reminder', () => {
  it.each<[string, string, readonly number[], number | undefined]>([
    ['is not due just before 30 days', '2026-05-31T11:59:59Z', [], undefined],
    ['is due at 30 days', '2026-05-31T12:00:00Z', [], 30],
    ['is due once', '2026-05-31T12:00:00Z', [30], undefined],
    ['is due even when it is late', '2026-06-20T00:00:00Z', [], 30],
    ['is due again at 7 days', '2026-06-23T12:00:00Z', [30], 7],
    ['is due once at 7 days when the first was missed', '2026-06-23T12:00:00Z', [], 7],
    ['is not due twice at 7 days', '2026-06-25T12:00:00Z', [30, 7], undefined],
    ['is due on the last day', '2026-06-29T12:00:00Z', [30, 7], 1],
    ['is due once on the last day when all were missed', '2026-06-30T11:59:59Z', [], 1],
    ['is not due when all were sent', '2026-06-30T00:00:00Z', [30, 7, 1], undefined],
    ['is not due after a later one was sent', '2026-06-20T00:00:00Z', [7], undefined],
    ['is not due at the end', end, [], undefined],
    ['is not due after the end', '2026-07-01T00:00:00Z', [], undefined],
  ])('%s', (_, at, sent, due) => {
    expect(findDueReminder(end, at, sent)).toBe(due)
  })

  it('is never due without an end', () => {
    expect(findDueReminder(null, '2026-06-30T00:00:00Z', [])).toBeUndefined()
  })

  it('is sent at most once for each day before the end, in order, whenever it is checked', () => {
    const moments = fc.array(fc.integer({ min: -10, max: 60 * 24 }), { maxLength: 40 })
    fc.assert(
      fc.property(moments, (hours) => {
        const sent: number[] = []
        for (const left of hours.toSorted((a, b) => b - a)) {
          const at = new Date(Date.parse(end) - left * 3_600_000).toISOString()
          const due = findDueReminder(end, at, sent)
          if (due === undefined) continue
          expect(reminderDays).toContain(due)
          expect(left).toBeGreaterThan(0)
          expect(left).toBeLessThanOrEqual(due * 24)
          expect(due).toBeLessThan(sent.at(-1) ?? Infinity)
          sent.push(due)
        }
      }),
    )
  })
})
