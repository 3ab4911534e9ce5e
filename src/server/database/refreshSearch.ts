import { createHash } from 'node:crypto'
import { searchText } from '#domain/searchText.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { searchTextOf, storedValues } from '../engine/draft.ts'
import { run, type Database } from './database.ts'

const batch = 500

/** Makes old records findable by what their declaration says today: fields, or spelling, may have changed. */
export async function refreshSearch(db: Database, catalogue: Catalogue): Promise<string[]> {
  const refreshed: string[] = []
  for (const resource of catalogue.values()) {
    const key = `search:${resource.name}`
    const wanted = fingerprint(resource)
    const kept = await db
      .selectFrom('kept_values')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst()
    if (kept?.value === wanted) continue
    if (await refresh(db, resource)) refreshed.push(resource.name)
    const value = JSON.stringify(wanted)
    await db
      .insertInto('kept_values')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  }
  return refreshed
}

/** What the words of a record depend on beside the record itself. */
const fingerprint = ({ search }: Resource): string =>
  createHash('sha256')
    .update(JSON.stringify([search, String(searchText)]))
    .digest('base64url')

async function refresh(db: Database, resource: Resource): Promise<boolean> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await run(
      db,
      `select * from ${resource.table} where id > $1 order by id limit ${batch}`,
      [last],
    )
    if (!rows.length) return last !== '00000000-0000-0000-0000-000000000000'
    await run(
      db,
      `update ${resource.table} a set search_text = n.text
       from unnest($1::uuid[], $2::text[]) as n(id, text) where a.id = n.id and a.search_text <> n.text`,
      [
        rows.map((row) => row.id),
        rows.map((row) => searchTextOf(resource, storedValues(resource, row))),
      ],
    )
    last = String(rows.at(-1)?.id)
  }
}
