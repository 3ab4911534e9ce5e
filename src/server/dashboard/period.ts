import { resolveDatePreset, previousRange, type TimeRange } from '#domain/datePresets.ts'
import { refuseField } from '#domain/problem.ts'

/** The period of a dashboard, with its intervals and the period it is compared with. */
export type Period = TimeRange & {
  /** the current time, or the end of the period once that has passed */
  readonly until: string
  readonly unit: 'hour' | 'day'
  /** the start of every hour or day of the period */
  readonly starts: readonly string[]
  /** the previous month or days; for a period in progress, only as much as has passed of it */
  readonly before: TimeRange
}

const hour = 3_600_000
const day = 24 * hour
const maxLength = 400 * day
const maxHourlyLength = 48 * hour

/** Returns the period of a range; throws if it ends before it starts or is too long. */
export function periodOf(
  range: TimeRange,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Period {
  const from = parseTime(range.from, '/from')
  const to = parseTime(range.to, '/to')
  if (to < from) throw refuseField('/to', 'field.after')
  if (to - from > maxLength)
    throw refuseField('/to', 'field.maximum', { max: iso(from + maxLength) })
  const length = to + 1 - from
  const unit = length <= maxHourlyLength ? 'hour' : 'day'
  const before = previousRange({ from: iso(from), to: iso(to) }, timeZone)
  const reached = Math.max(from, Math.min(to, now))
  return {
    from: iso(from),
    to: iso(to),
    until: iso(reached),
    unit,
    starts: (unit === 'hour' ? hoursOf : daysOf)({ from, to, timeZone }).map(iso),
    before:
      reached < to
        ? { ...before, to: iso(Math.min(from - 1, Date.parse(before.from) + reached - from)) }
        : before,
  }
}

type Span = { readonly from: number; readonly to: number; readonly timeZone: string }

/** Returns the starts of days in a time zone; some days have 23 hours, some 25. */
function daysOf({ from, to, timeZone }: Span): number[] {
  const starts: number[] = []
  let week = spanAt('thisWeek', from, timeZone)
  for (let at = spanAt('today', from, timeZone).first; at <= to;) {
    starts.push(at)
    if (at >= week.after) week = spanAt('thisWeek', at, timeZone)
    // The calendar is slow, and most weeks have no change of clocks.
    const hasSevenWholeDays = week.after - week.first === 7 * day
    at = hasSevenWholeDays ? at + day : spanAt('today', at, timeZone).after
  }
  return starts
}

function hoursOf({ from, to, timeZone }: Span): number[] {
  const { first: midnight } = spanAt('today', from, timeZone)
  const first = midnight + Math.floor((from - midnight) / hour) * hour
  return Array.from({ length: Math.floor((to - first) / hour) + 1 }, (_, at) => first + at * hour)
}

function spanAt(name: 'today' | 'thisWeek', now: number, timeZone: string) {
  const { from, to } = resolveDatePreset(name, { now, timeZone, firstDay: 1 })
  return { first: Date.parse(from), after: Date.parse(to) + 1 }
}

const iso = (moment: number): string => new Date(moment).toISOString()

const earliest = Date.UTC(1900, 0)
const latest = Date.UTC(9900, 0)

/** Parses a time; throws unless the database can store it and the periods around it. */
function parseTime(text: string, pointer: string): number {
  const moment = Date.parse(text)
  if (moment >= earliest && moment <= latest) return moment
  throw refuseField(pointer, 'field.date')
}
