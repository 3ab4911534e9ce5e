import type { Database } from '#server/platform/database/database.ts'
import { writeKeptValue, readKeptValue } from '#server/platform/database/keptValues.ts'

const urlKey = (brand: string): string => `address:${brand}`

/**
 * Other processes on the same database link to the brand at the address where it was last served.
 */
export const saveBrandUrl = (db: Database, brand: string, publicUrl: string): Promise<void> =>
  writeKeptValue(db, urlKey(brand), publicUrl)

export const readBrandUrl = (db: Database, brand: string): Promise<string | undefined> =>
  readKeptValue(db, urlKey(brand))
