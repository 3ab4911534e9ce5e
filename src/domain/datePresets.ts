export const datePresets = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'lastMonth',
  'currentMonth',
] as const

export type DatePreset = (typeof datePresets)[number]

export type PresetClock = {
  readonly now: string | number | Date
  readonly timeZone: string
  /** 1 is Monday, 7 is Sunday, as in `Intl.Locale` */
  readonly firstDay: number
}

/** Both ends are inclusive, to the millisecond, as ISO 8601 timestamps in UTC. */
export type TimeRange = { readonly from: string; readonly to: string }

/** Returns the range of a preset in the reader's time zone, in whole days, weeks or months. */
export function resolveDatePreset(
  name: DatePreset,
  { now, timeZone, firstDay }: PresetClock,
): TimeRange {
  const offset = cachedOffset(timeZone)
  const instant = new Date(now).getTime()
  const today = startOfUtcDay(instant + offset(instant))
  const [first, after] = presetSpans[name](today, daysSinceWeekStart(today, firstDay))
  return {
    from: new Date(startOfDay(first, offset)).toISOString(),
    to: new Date(startOfDay(after, offset) - 1).toISOString(),
  }
}

/**
 * Returns the range to compare with: the same number of months before whole months, of days before
 * whole days, otherwise the same duration.
 */
export function previousRange({ from, to }: TimeRange, timeZone: string): TimeRange {
  const offset = cachedOffset(timeZone)
  const [begins, ends] = [Date.parse(from), Date.parse(to) + 1]
  const [first, after] = [
    startOfUtcDay(begins + offset(begins)),
    startOfUtcDay(ends + offset(ends)),
  ]
  const isDays = startOfDay(first, offset) === begins && startOfDay(after, offset) === ends
  const isMonths = isDays && startOfMonth(first) === first && startOfMonth(after) === after
  const start = isMonths
    ? startOfDay(startOfMonth(first, monthIndex(first) - monthIndex(after)), offset)
    : isDays
      ? startOfDay(2 * first - after, offset)
      : 2 * begins - ends
  return { from: new Date(start).toISOString(), to: new Date(begins - 1).toISOString() }
}

/** A calendar day, as the timestamp of its midnight in UTC. */
type Day = number
type UtcOffset = (instant: number) => number

const dayLength = 86_400_000

const addDays = (day: Day, days: number): Day => day + days * dayLength

const startOfUtcDay = (local: number): Day => Math.floor(local / dayLength) * dayLength

const startOfMonth = (day: Day, months = 0): Day => {
  const date = new Date(day)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
}

const monthIndex = (day: Day): number => {
  const date = new Date(day)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const daysSinceWeekStart = (day: Day, firstDay: number): number =>
  (new Date(day).getUTCDay() - firstDay + 7) % 7

/** The first day of a range and the first day after it. */
const presetSpans: Readonly<
  Record<DatePreset, (today: Day, daysIntoWeek: number) => readonly [Day, Day]>
> = {
  today: (today) => [today, addDays(today, 1)],
  yesterday: (today) => [addDays(today, -1), today],
  thisWeek: (today, daysIntoWeek) => [
    addDays(today, -daysIntoWeek),
    addDays(today, 7 - daysIntoWeek),
  ],
  lastWeek: (today, daysIntoWeek) => [
    addDays(today, -daysIntoWeek - 7),
    addDays(today, -daysIntoWeek),
  ],
  currentMonth: (today) => [startOfMonth(today), startOfMonth(today, 1)],
  lastMonth: (today) => [startOfMonth(today, -1), startOfMonth(today)],
}

/** Returns when a day begins: clock changes can repeat midnight or skip it. */
function startOfDay(day: Day, offset: UtcOffset): number {
  const nearbyOffsets = [offset(addDays(day, -1)), offset(addDays(day, 1))]
  const midnights = nearbyOffsets.map((each) => day - each)
  const actualMidnights = midnights.filter((each) => each + offset(each) === day)
  return actualMidnights.length ? Math.min(...actualMidnights) : Math.max(...midnights)
}

const offsetsByZone = new Map<string, UtcOffset>()

/** Returns a function for the UTC offset of a zone in ms; cached, because creating one is slow. */
function cachedOffset(timeZone: string): UtcOffset {
  const offset = offsetsByZone.get(timeZone) ?? createOffset(timeZone)
  offsetsByZone.set(timeZone, offset)
  return offset
}

function createOffset(timeZone: string): UtcOffset {
  const formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (instant) => {
    const parts = Object.fromEntries(
      formatter.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    )
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    const local = Date.UTC(year, month - 1, day, hour, minute, second)
    return local - Math.floor(instant / 1000) * 1000
  }
}
