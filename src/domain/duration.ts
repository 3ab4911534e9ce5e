import { languages, type Language } from './locale.ts'

/** The units of a length of time and how many minutes each has, on average. */
const minutesOf = { year: 525_960, month: 43_830, day: 1440, hour: 60, minute: 1 } as const

export type DurationUnit = keyof typeof minutesOf
export const durationUnits = ['year', 'month', 'day', 'hour', 'minute'] as const

/** ISO 8601 with whole units, such as P1Y6M, P10D or PT4H30M. */
export const durationPattern =
  /^P(?=.)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})D)?(?:T(?=.)(?:(\d{1,4})H)?(?:(\d{1,4})M)?)?$/

type Part = { readonly unit: DurationUnit; readonly count: number }

/** Returns the units that a duration names, largest first. */
const durationParts = (iso: string): readonly Part[] =>
  durationUnits.flatMap((unit, index) => {
    const digits = durationPattern.exec(iso)?.[index + 1]
    return digits === undefined ? [] : [{ unit, count: Number(digits) }]
  })

/** Returns the length by which durations are compared. */
export const durationMinutes = (iso: string): number =>
  durationParts(iso).reduce((sum, { unit, count }) => sum + count * minutesOf[unit], 0)

/** Formats as '3 days, 4 hours'. */
export function formatDuration(iso: string, language: Language): string {
  const { tag } = languages[language]
  const parts = durationParts(iso)
  const counted = parts.filter(({ count }) => count > 0)
  return new Intl.ListFormat(tag, { type: 'unit' }).format(
    (counted.length ? counted : parts.slice(-1)).map(({ unit, count }) =>
      unitFormat(unit, tag).format(count),
    ),
  )
}

/** Returns the name of a unit in the plural. */
export const durationUnitName = (unit: DurationUnit, language: Language): string =>
  unitFormat(unit, languages[language].tag)
    .formatToParts(7)
    .find(({ type }) => type === 'unit')?.value ?? unit

const unitFormat = (unit: DurationUnit, tag: string): Intl.NumberFormat =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
