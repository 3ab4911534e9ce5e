import { run, type Database } from '../database/database.ts'

/** Names what shoppers see at this moment: another text after every committed change of it. */
export type CatalogueVersion = () => Promise<string>

/** More noted changes than this are forgotten, which only looks like one change more. */
const mostNoted = 256

type Noted = { readonly count: number; readonly last: number; readonly sum: string }

/**
 * Asks the database, so that an edit is seen by the next request in every process. Whoever asks in
 * the same turn of the event loop shares the question, which is sent only after all of them came.
 */
export function catalogueVersion(db: Database): CatalogueVersion {
  let next: Promise<string> | undefined
  const ask = async (): Promise<string> => {
    const { rows } = await run<Noted>(
      db,
      `select count(*) as count, coalesce(max(transaction), 0) as last, coalesce(sum(transaction), 0)::text as sum
       from catalogue_changes`,
    )
    const [{ count, last, sum } = { count: 0, last: 0, sum: '0' }] = rows
    if (count > mostNoted) {
      await run(db, 'delete from catalogue_changes where transaction < $1', [last])
    }
    return `${count}.${last}.${sum}`
  }
  return () =>
    (next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        next = undefined
        ask().then(resolve, reject)
      })
    }))
}

/** The same, when `follow` has seen to what this process itself knows of the catalogue. */
export function followed(version: CatalogueVersion, follow: () => Promise<void>): CatalogueVersion {
  let known: string | undefined
  return async () => {
    const now = await version()
    if (now === known) return now
    await follow()
    known = now
    return now
  }
}
