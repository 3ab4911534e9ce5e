import type { Row } from '../context.ts'

export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The numbers of keys that statements are written for. PostgreSQL expects ten elements of a list
 * whose length it does not know, finds that a plan for the actual list is cheaper, and plans again
 * each time, which takes ten times as long as reading a record.
 */
const keyCounts = [1, 4, 16, 50]

/** Repeats the first key until a statement exists for the number of keys. */
export function fillKeys(keys: readonly string[]): readonly (string | undefined)[] {
  const size = keyCounts.find((each) => each >= keys.length) ?? keys.length
  return Array.from({ length: size }, (_, index) => keys[index] ?? keys[0])
}

/** Returns the SQL that compares a column with the keys of an array of a known size. */
export function isOneOfKeys(array: string, size: number): string {
  const elements = Array.from({ length: size }, (_, index) => `(${array})[${index + 1}]`)
  return `= ${size === 1 ? elements[0] : `any(array[${elements.join(', ')}])`}`
}

/** Returns the row of each id; repeated ids get separate copies. */
export async function readRowsByIds(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
  /** the column of the id */
  key: string,
): Promise<(Row | undefined)[]> {
  const uniqueIds = new Set(ids)
  const rows = new Map((await read([...uniqueIds])).map((row) => [row[key], row]))
  return ids.map((id) => {
    const row = rows.get(id)
    return row && uniqueIds.size < ids.length ? { ...row } : row
  })
}
