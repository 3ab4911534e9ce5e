import type { ByLanguage } from '#domain/locale.ts'
import cities from './cities.json' with { type: 'json' }

/** Country → city → its names. */
export const cityTable: ReadonlyMap<string, ReadonlyMap<string, ByLanguage>> = new Map(
  Object.entries<Readonly<Record<string, ByLanguage>>>(cities).map(([country, names]) => [
    country,
    new Map(Object.entries(names)),
  ]),
)
