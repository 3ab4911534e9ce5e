import { createHash } from 'node:crypto'
import { languageCodes } from '#domain/locale.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import type { Resource } from '#resource/resource.ts'
import { missingLanguages, searchTextOf, storedValues } from '../writes/recordDraft.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { readStoredValues, writeStoredValue } from '#server/platform/database/storedValues.ts'
import { recordTables } from './declaredTables.ts'

const batchSize = 500
const keyPrefix = 'derived:'

/**
 * Recomputes the search text and the missing languages of stored records where the declaration, the
 * spelling rules or the languages have changed. Returns the names of the resources that were
 * refreshed.
 */
export async function refreshDerived(
  db: Database,
  resources: Iterable<Resource>,
): Promise<string[]> {
  const refreshed: string[] = []
  const fingerprints = await readStoredValues<string>(db, keyPrefix)
  for (const resource of resources) {
    const currentFingerprint = fingerprint(resource)
    if (fingerprints.get(resource.name) === currentFingerprint) continue
    if (await refresh(db, resource)) refreshed.push(resource.name)
    await writeStoredValue(db, keyPrefix + resource.name, currentFingerprint)
  }
  return refreshed
}

/** Returns a hash of what search text and missing languages depend on besides the record. */
const fingerprint = ({ search, translatable }: Resource): string =>
  createHash('sha256')
    .update(
      JSON.stringify([search, names(translatable), languageCodes, toSearchText(spellingProbe)]),
    )
    .digest('base64url')

/** A text whose normalised form changes whenever the rules of normalisation do. */
const spellingProbe = 'Àé ß ﷲ أإآ ىئ ةه ك الكتاب ـ ١٢ ۱۲ DEV-TH 5.0'

const names = (fields: Resource['translatable']) => fields.map(({ name }) => name)

async function refresh(db: Database, resource: Resource): Promise<boolean> {
  let lastId = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await recordTables(db)
      .selectFrom(resource.table)
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    if (!rows.length) return lastId !== '00000000-0000-0000-0000-000000000000'
    const values = rows.map((row) => storedValues(resource, row))
    await runSql(
      db,
      `update ${resource.table} a set search_text = n.text, missing_languages = n.missing::text[]
       from unnest($1::uuid[], $2::text[], $3::text[], $4::integer[]) as n(id, text, missing, version)
       where a.id = n.id and a.version = n.version
         and (split_part(a.search_text, E'\\n', 1) <> n.text or a.missing_languages <> n.missing::text[])`,
      [
        rows.map((row) => row.id),
        values.map((each) => searchTextOf(resource, each)),
        values.map((each) => `{${missingLanguages(resource, each).join(',')}}`),
        rows.map((row) => row.version),
      ],
    )
    lastId = rows.at(-1)?.id ?? lastId
  }
}
