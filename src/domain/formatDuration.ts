import { durationParts, type DurationUnit } from './duration.ts'
import { languages, type Language } from './locale.ts'

/** Formats as '3 days, 4 hours'. */
export const formatDuration = (iso: string, language: Language): string =>
  new Intl.ListFormat(languages[language].tag, { type: 'unit' }).format(
    durationParts(iso).map(([unit, digits]) => unitFormat(unit, language).format(+digits)),
  )

/** Returns the name of a unit in the plural. */
export const durationUnitName = (unit: DurationUnit, language: Language): string =>
  unitFormat(unit, language)
    .formatToParts(7)
    .find(({ type }) => type === 'unit')?.value ?? unit

const unitFormat = (unit: string, language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(languages[language].tag, { style: 'unit', unit, unitDisplay: 'long' })
