import type { Database } from '#server/platform/database/database.ts'
import { writeStoredValue, readStoredValue } from '#server/platform/database/storedValues.ts'

const urlKey = (brand: string): string => `address:${brand}`

/**
 * Other processes on the same database link to the brand at the address where it was last served.
 */
export const saveBrandUrl = (db: Database, brand: string, publicUrl: string): Promise<void> =>
  writeStoredValue(db, urlKey(brand), publicUrl)

export const readBrandUrl = (db: Database, brand: string): Promise<string | undefined> =>
  readStoredValue(db, urlKey(brand))
