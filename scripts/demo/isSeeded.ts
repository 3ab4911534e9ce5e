import type { Database } from '#server/platform/database/database.ts'

export const seededMarker = 'demo-catalogue'

/** Whether a shop was filled with the demo; it may have been emptied since. */
export const isSeeded = async (db: Database): Promise<boolean> => {
  const marker = db.selectFrom('stored_values').select('key').where('key', '=', seededMarker)
  return (await marker.executeTakeFirst()) !== undefined
}
