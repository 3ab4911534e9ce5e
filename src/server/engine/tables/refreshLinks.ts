import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { linkFormats } from '#domain/links.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { cleanValue } from '../writes/cleanValue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { writeStoredValue, readStoredValue } from '#server/platform/database/storedValues.ts'
import { recordTables } from './declaredTables.ts'

const batchSize = 500
const key = 'links'

/** Changes whenever the rules for links do. */
const rulesFingerprint = createHash('sha256')
  .update(Object.values(linkFormats).map(String).join(' '))
  .digest('base64url')

/**
 * Applies the current link rules to stored values as if they were written now: texts lose the
 * targets of forbidden links, and forbidden addresses are removed. Returns the names of the
 * resources that changed.
 */
export async function refreshLinks(db: Database, resources: Iterable<Resource>): Promise<string[]> {
  if ((await readStoredValue(db, key)) === rulesFingerprint) return []
  const changed: string[] = []
  for (const resource of resources) if (await refresh(db, resource)) changed.push(resource.name)
  await writeStoredValue(db, key, rulesFingerprint)
  return changed
}

const formatOf = ({ property: { format } }: Field): RegExp | undefined =>
  new Map<string | undefined, RegExp>(Object.entries(linkFormats)).get(format)

const holdsLinks = (field: Field): boolean =>
  Boolean(field.column) &&
  (kinds[field.kind].allowsMarkup === true || formatOf(field) !== undefined)

async function refresh(db: Database, { table, fields }: Resource): Promise<boolean> {
  let isChanged = false
  for (const field of fields.filter(holdsLinks)) {
    const column = sql.ref(field.column)
    let lastId = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const rows = await recordTables(db)
        .selectFrom(table)
        .select(['id', 'version', column.as('value')])
        .where('id', '>', lastId)
        .where(column, 'is not', null)
        .orderBy('id')
        .limit(batchSize)
        .execute()
      if (!rows.length) break
      lastId = rows.at(-1)?.id ?? lastId
      for (const { id, version, value } of rows) {
        const cleaned = sanitize(field, value)
        if (JSON.stringify(cleaned) === JSON.stringify(value)) continue
        isChanged = true
        const stored = isRecord(cleaned) ? JSON.stringify(cleaned) : cleaned
        // A concurrent write was already checked on input.
        await recordTables(db)
          .updateTable(table)
          .set(column, stored)
          .where((eb) => eb.and({ id, version }))
          .execute()
      }
    }
  }
  return isChanged
}

/** Sanitizes a value, in every language if translatable. */
function sanitize(field: Field, value: unknown): unknown {
  if (field.translatable && isRecord(value))
    return Object.fromEntries(
      Object.entries(value)
        .map(([language, text]) => [language, sanitizeText(field, text)] as const)
        .filter(([, text]) => text !== null),
    )
  return sanitizeText(field, value)
}

function sanitizeText(field: Field, text: unknown): unknown {
  if (typeof text !== 'string') return text
  const format = formatOf(field)
  if (!format) return cleanValue(field, text)
  // A required link falls back to the home page.
  return format.test(text) ? text : field.required ? '/' : null
}
