import { describe, expect, it } from 'vitest'
import {
  datePresets,
  resolveDatePreset,
  previousRange,
  type DatePreset,
} from '#domain/datePresets.ts'

const monday = 1
const saturday = 6
const sunday = 7

const range = (name: DatePreset, now: string, timeZone = 'UTC', firstDay = monday) => {
  const { from, to } = resolveDatePreset(name, { now, timeZone, firstDay })
  return [from, to]
}

const hours = ([from = '', to = '']: readonly string[]) =>
  (new Date(to).getTime() + 1 - new Date(from).getTime()) / 3_600_000

it.each([
  // 31 days of March against 28 of February
  ['2026-03-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z', 'UTC', '2026-02-01T00:00:00.000Z'],
  // November in New York, whose clocks go back on the first of it
  [
    '2026-11-01T04:00:00.000Z',
    '2026-12-01T04:59:59.999Z',
    'America/New_York',
    '2026-10-01T04:00:00.000Z',
  ],
  // the week after the clocks went back
  [
    '2026-11-02T05:00:00.000Z',
    '2026-11-09T04:59:59.999Z',
    'America/New_York',
    '2026-10-26T04:00:00.000Z',
  ],
  ['2026-11-22T06:00:00.000Z', '2026-11-22T08:59:59.999Z', 'UTC', '2026-11-22T03:00:00.000Z'],
  // from midnight to an hour of the day, and from an hour to the end of a day
  ['2026-11-22T00:00:00.000Z', '2026-11-22T05:59:59.999Z', 'UTC', '2026-11-21T18:00:00.000Z'],
  ['2026-11-22T06:00:00.000Z', '2026-11-22T23:59:59.999Z', 'UTC', '2026-11-21T12:00:00.000Z'],
])('%s to %s in %s %s is compared with the range from there', (from, to, timeZone, begins) => {
  const before = previousRange({ from, to }, timeZone)
  expect(before.from).toBe(begins)
  expect(Date.parse(before.to)).toBe(Date.parse(from) - 1)
})

it('there are six presets', () => {
  expect(datePresets).toEqual([
    'today',
    'yesterday',
    'thisWeek',
    'lastWeek',
    'lastMonth',
    'currentMonth',
  ])
})

it('a range begins with its first millisecond and ends with its last', () => {
  // A Wednesday.
  const now = '2026-11-18T13:45:30.123Z'
  expect(range('today', now)).toEqual(['2026-11-18T00:00:00.000Z', '2026-11-18T23:59:59.999Z'])
  expect(range('yesterday', now)).toEqual(['2026-11-17T00:00:00.000Z', '2026-11-17T23:59:59.999Z'])
  expect(range('thisWeek', now)).toEqual(['2026-11-16T00:00:00.000Z', '2026-11-22T23:59:59.999Z'])
  expect(range('lastWeek', now)).toEqual(['2026-11-09T00:00:00.000Z', '2026-11-15T23:59:59.999Z'])
  expect(range('currentMonth', now)).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-11-30T23:59:59.999Z',
  ])
  expect(range('lastMonth', now)).toEqual(['2026-10-01T00:00:00.000Z', '2026-10-31T23:59:59.999Z'])
})

it('days are those of the reader’s time zone, not UTC', () => {
  const now = '2026-11-18T22:30:00.000Z'
  expect(range('today', now, 'Asia/Riyadh')).toEqual([
    '2026-11-18T21:00:00.000Z',
    '2026-11-19T20:59:59.999Z',
  ])
  expect(range('today', now, 'America/Los_Angeles')).toEqual([
    '2026-11-18T08:00:00.000Z',
    '2026-11-19T07:59:59.999Z',
  ])
  expect(range('today', now, 'Asia/Kathmandu')).toEqual([
    '2026-11-18T18:15:00.000Z',
    '2026-11-19T18:14:59.999Z',
  ])
})

describe('a week', () => {
  const firstOf = (now: string, firstDay: number) =>
    range('thisWeek', now, 'UTC', firstDay)[0]?.slice(0, 10)

  it('begins on the first day of the region', () => {
    expect(firstOf('2026-11-18T12:00:00Z', monday)).toBe('2026-11-16')
    expect(firstOf('2026-11-18T12:00:00Z', saturday)).toBe('2026-11-14')
    expect(firstOf('2026-11-18T12:00:00Z', sunday)).toBe('2026-11-15')
  })

  it('begins on the first day itself and not a week before', () => {
    expect(firstOf('2026-11-15T00:00:00Z', sunday)).toBe('2026-11-15')
    expect(firstOf('2026-11-16T00:00:00Z', monday)).toBe('2026-11-16')
    expect(firstOf('2026-11-15T23:59:59Z', monday)).toBe('2026-11-09')
  })

  it('may span the turn of the year', () => {
    expect(range('thisWeek', '2027-01-01T10:00:00Z')).toEqual([
      '2026-12-28T00:00:00.000Z',
      '2027-01-03T23:59:59.999Z',
    ])
  })
})

describe('a month', () => {
  it('last month in January is the previous December', () => {
    expect(range('lastMonth', '2027-01-31T10:00:00Z')).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2026-12-31T23:59:59.999Z',
    ])
    expect(range('yesterday', '2027-01-01T10:00:00Z')[0]).toBe('2026-12-31T00:00:00.000Z')
  })

  it('has its own length on each of its days', () => {
    expect(range('lastMonth', '2026-03-31T10:00:00Z')).toEqual([
      '2026-02-01T00:00:00.000Z',
      '2026-02-28T23:59:59.999Z',
    ])
    expect(range('lastMonth', '2028-03-30T10:00:00Z')[1]).toBe('2028-02-29T23:59:59.999Z')
    expect(range('currentMonth', '2026-12-31T23:59:59.999Z')[1]).toBe('2026-12-31T23:59:59.999Z')
  })
})

describe('a clock change', () => {
  it('makes a day of 23 or 25 hours', () => {
    expect(hours(range('today', '2026-03-29T12:00:00Z', 'Europe/Berlin'))).toBe(23)
    expect(hours(range('today', '2026-10-25T12:00:00Z', 'Europe/Berlin'))).toBe(25)
    expect(range('today', '2026-03-29T12:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
    ])
  })

  it('does not move the ends of the month or week around it', () => {
    expect(range('currentMonth', '2026-03-30T12:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-02-28T23:00:00.000Z',
      '2026-03-31T21:59:59.999Z',
    ])
    expect(hours(range('lastWeek', '2026-10-28T12:00:00Z', 'Europe/Berlin'))).toBe(169)
  })

  it('may skip midnight: the day begins when the clocks change', () => {
    // In Cairo midnight became one o'clock on 24 April 2026.
    expect(range('today', '2026-04-24T12:00:00Z', 'Africa/Cairo')).toEqual([
      '2026-04-23T22:00:00.000Z',
      '2026-04-24T20:59:59.999Z',
    ])
    expect(range('yesterday', '2026-04-24T12:00:00Z', 'Africa/Cairo')[1]).toBe(
      '2026-04-23T21:59:59.999Z',
    )
  })

  it('may repeat midnight: the day begins with the first', () => {
    // In Havana one o'clock became midnight again on 1 November 2026.
    expect(range('today', '2026-11-01T15:00:00Z', 'America/Havana')).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T04:59:59.999Z',
    ])
  })
})

it('every range ends before the next of its length begins, in every time zone', () => {
  const moments = Array.from({ length: 366 }, (_, day) =>
    Date.UTC(2026, 0, 1 + day, (day * 7) % 24),
  )
  for (const timeZone of ['Asia/Riyadh', 'Africa/Cairo', 'America/Havana']) {
    for (const now of moments) {
      const clock = { now, timeZone, firstDay: sunday }
      const ends = (earlier: DatePreset, later: DatePreset) => [
        new Date(resolveDatePreset(earlier, clock).to).getTime() + 1,
        new Date(resolveDatePreset(later, clock).from).getTime(),
      ]
      for (const pair of [
        ['yesterday', 'today'],
        ['lastWeek', 'thisWeek'],
        ['lastMonth', 'currentMonth'],
      ] as const) {
        const [end, start] = ends(pair[0], pair[1])
        expect(end).toBe(start)
      }
      const today = resolveDatePreset('today', clock)
      expect(new Date(now).toISOString() >= today.from).toBe(true)
      expect(new Date(now).toISOString() <= today.to).toBe(true)
    }
  }
})
