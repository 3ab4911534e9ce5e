export const durationUnits = ['year', 'month', 'day', 'hour', 'minute'] as const
export type DurationUnit = (typeof durationUnits)[number]

/** On average. */
const minutesOf: Readonly<Record<string, number>> = {
  year: 525_960,
  month: 43_830,
  day: 1440,
  hour: 60,
  minute: 1,
} satisfies Record<DurationUnit, number>

/** ISO 8601 with whole units, such as P1Y6M, P10D or PT4H30M. */
export const durationPattern =
  /^P(?=.)((?<year>\d{1,4})Y)?((?<month>\d{1,4})M)?((?<day>\d{1,4})D)?(T(?=.)((?<hour>\d{1,4})H)?((?<minute>\d{1,4})M)?)?$/

/** Returns the units that a duration names and how many of them, largest first. */
export const durationParts = (iso: string): readonly [unit: string, digits: string][] =>
  Object.entries(durationPattern.exec(iso)?.groups ?? {}).filter(([, digits]) => digits)

/** Returns the length by which durations are compared. */
export const durationMinutes = (iso: string): number =>
  durationParts(iso).reduce(
    (sum, [unit, digits]) => sum + Number(digits) * (minutesOf[unit] ?? 0),
    0,
  )
