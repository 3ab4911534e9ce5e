import type { Database } from '#server/platform/database/database.ts'
import { keepValue, keptValue } from '#server/platform/database/keptValues.ts'

const keyOf = (brand: string): string => `address:${brand}`

/** Other processes on the same database lead to a brand where it was last served. */
export const keepAddress = (db: Database, brand: string, publicUrl: string): Promise<void> =>
  keepValue(db, keyOf(brand), publicUrl)

export const keptAddress = (db: Database, brand: string): Promise<string | undefined> =>
  keptValue(db, keyOf(brand))
