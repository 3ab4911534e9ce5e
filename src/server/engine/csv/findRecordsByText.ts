import { languageCodes } from '#domain/locale.ts'
import { canAccess } from '#resource/access.ts'
import { columnOf, translatedText } from '#resource/kinds/kind.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context } from '../context.ts'
import { rowConditions } from '../rowScope.ts'
import { qualifyJoinTables, readingOf } from '../statements.ts'

/** A record, with everything that may identify it in a file. */
export type NamedRecord = {
  readonly id: string
  /** whether it is in the caller's scope; other records are found by id only */
  readonly own: boolean
  readonly unique: readonly (string | null)[]
  readonly titles: readonly (string | null)[]
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Finds all records that any of the texts may mean, in one statement: by id, unique field, or title
 * in any language.
 */
export async function findRecordsByText(
  resource: Resource,
  texts: readonly string[],
  catalogue: Catalogue,
  context: Context,
): Promise<readonly NamedRecord[]> {
  if (!texts.length) return []
  const reading = readingOf(catalogue, context)
  const { titleField } = resource
  const column = columnOf(titleField, reading)
  const titles = titleField.translatable
    ? languageCodes.map((language) => `${column}->>'${language}'`)
    : [`${column}::text`]
  const unique = uniqueColumns(resource)
  const scopeConditions = rowConditions(resource, catalogue)(context)
  const mayRead = !context.identity || canAccess(context.identity, resource, 'read')
  const ownCondition = [
    String(mayRead),
    ...scopeConditions.map(({ sql }, index) => sql(reading, `$${4 + index}`)),
  ].join(' and ')
  // As lists are sorted by, so that their indexes find titles.
  const lowerTitles = titleField.translatable
    ? languageCodes.map(
        (language) => `lower(${translatedText(titleField, { ...reading, language })})`,
      )
    : titles.map((title) => `lower(${title})`)
  // The database and JavaScript have different lower cases of a few letters.
  const lowerTexts = `array(select lower(text) from unnest($2::text[]) text union select unnest($3::text[]))`
  const nameCondition = [
    ...unique.map((name) => `a.${name} = any($2::text[])`),
    ...lowerTitles.map((title) => `${title} = any(${lowerTexts})`),
  ].join(' or ')
  const { rows } = await runSql<NamedRecord>(
    context.db,
    qualifyJoinTables(
      resource,
      `select a.id, (${ownCondition}) as own, array[${unique.map((name) => `a.${name}`).join(', ')}]::text[] as unique,
         array[${titles.join(', ')}]::text[] as titles
       from ${resource.table} a where a.id = any($1::uuid[]) or ((${ownCondition}) and (${nameCondition}))`,
    ),
    [
      texts.filter((text) => uuidPattern.test(text)),
      texts,
      texts.map((text) => text.toLowerCase()),
      ...scopeConditions.map(({ value }) => value),
    ],
  )
  return rows
}

/** Creates a lookup of the records that a text means: the most certain kind of match wins. */
export function createRecordLookup(
  records: readonly NamedRecord[],
): (text: string) => readonly NamedRecord[] {
  const ownRecords = records.filter(({ own }) => own)
  const byId = indexBy(records, ({ id }) => [id])
  const byUnique = indexBy(ownRecords, ({ unique }) => unique)
  const byTitle = indexBy(ownRecords, ({ titles }) => titles)
  const byLowerTitle = indexBy(ownRecords, ({ titles }) =>
    titles.map((title) => title?.toLowerCase()),
  )
  return (text) => {
    const lower = text.toLowerCase()
    const exact = byId.get(lower) ?? byUnique.get(text) ?? byTitle.get(text)
    return exact ?? byLowerTitle.get(lower) ?? []
  }
}

function indexBy(
  records: readonly NamedRecord[],
  textsOf: (record: NamedRecord) => readonly (string | null | undefined)[],
) {
  const index = new Map<string | null | undefined, NamedRecord[]>()
  for (const record of records)
    for (const text of new Set(textsOf(record))) {
      const found = index.get(text)
      if (found) found.push(record)
      else index.set(text, [record])
    }
  return index
}

/** Returns the unique text columns that every reader of the record may see. */
const uniqueColumns = ({ fields }: Resource): string[] =>
  fields
    .filter(({ unique, access, translatable }) => unique && !access && !translatable)
    .flatMap((field) => {
      const [column, ...others] = columnsOf(field)
      return column?.type === 'text' && !others.length ? [column.name] : []
    })
