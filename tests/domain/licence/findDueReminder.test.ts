import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reminderDays, findDueReminder } from '#domain/licence/findDueReminder.ts'

const end = '2026-06-30T12:00:00Z'

describe('a reminder', () => {
  it.each<[string, string, readonly number[], number | undefined]>([
    ['is not due a moment before 30 days', '2026-05-31T11:59:59Z', [], undefined],
    ['is due at 30 days', '2026-05-31T12:00:00Z', [], 30],
    ['is due once', '2026-05-31T12:00:00Z', [30], undefined],
    ['is due though it is late', '2026-06-20T00:00:00Z', [], 30],
    ['is due again at 7 days', '2026-06-23T12:00:00Z', [30], 7],
    ['is due at 7 days alone where the first was missed', '2026-06-23T12:00:00Z', [], 7],
    ['is not due twice at 7 days', '2026-06-25T12:00:00Z', [30, 7], undefined],
    ['is due at the last day', '2026-06-29T12:00:00Z', [30, 7], 1],
    ['is due at the last day alone', '2026-06-30T11:59:59Z', [], 1],
    ['is not due when all went out', '2026-06-30T00:00:00Z', [30, 7, 1], undefined],
    ['is not due for what a nearer one has said', '2026-06-20T00:00:00Z', [7], undefined],
    ['is not due at the end', end, [], undefined],
    ['is not due afterwards', '2026-07-01T00:00:00Z', [], undefined],
  ])('%s', (_, at, sent, due) => {
    expect(findDueReminder(end, at, sent)).toBe(due)
  })

  it('is never due for what has no end', () => {
    expect(findDueReminder(null, '2026-06-30T00:00:00Z', [])).toBeUndefined()
  })

  it('goes out once for each of the days at most, nearer and nearer, whenever one looks', () => {
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
