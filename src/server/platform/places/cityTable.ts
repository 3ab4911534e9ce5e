import type { ByLanguage } from '#domain/locale.ts'
import { africanCities } from './africanCities.ts'
import { americanCities } from './americanCities.ts'
import { asianCities } from './asianCities.ts'
import { europeanCities } from './europeanCities.ts'
import { gulfCities } from './gulfCities.ts'
import { levantAndNileCities } from './levantAndNileCities.ts'
import { maghrebAndHornCities } from './maghrebAndHornCities.ts'
import { oceanianCities } from './oceanianCities.ts'

export const citiesByRegion: readonly Readonly<Record<string, string>>[] = [
  gulfCities,
  levantAndNileCities,
  maghrebAndHornCities,
  asianCities,
  africanCities,
  europeanCities,
  americanCities,
  oceanianCities,
]

/** Country → city → its names. */
export const cityTable: ReadonlyMap<string, ReadonlyMap<string, ByLanguage>> = new Map(
  citiesByRegion
    .flatMap(Object.entries<string>)
    .map(([country, lines]) => [country, parseCities(lines)]),
)

function parseCities(lines: string): ReadonlyMap<string, ByLanguage> {
  const rows = lines.trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [id = '', en = '', ar = ''] = row.trim().split('|')
      return [id, { en, ar }]
    }),
  )
}
