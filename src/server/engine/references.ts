import { listed, languages, type Language } from '#domain/locale.ts'
import type { Problem } from '#domain/problem.ts'
import { fieldsFor, may } from '#resource/access.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { columnOf, translatedText } from '#resource/kinds/kind.ts'
import { joinTable } from '../database/sync.ts'
import { run } from '../database/database.ts'
import type { Context } from './context.ts'
import { rowConditions } from './rows.ts'
import { readingOf } from './statements.ts'

/** Records of one resource that refer to a record through one field. */
export type Reference = {
  readonly resource: string
  readonly field: string
  readonly label: string
  readonly count: number
  readonly records: readonly { readonly _id: string; readonly title: string }[]
}

/** How many records are named; the count says how many there are. */
const named = 5

/** Everything in the catalogue that still points to a record, as far as the reader may know of it. */
export async function referencesTo(
  resource: Resource,
  catalogue: Catalogue,
  id: string,
  context: Context,
): Promise<Reference[]> {
  const { identity } = context
  const found: Reference[] = []
  for (const source of catalogue.values()) {
    if (identity && !may(identity, source, 'read')) continue
    for (const field of [...fieldsFor(identity, source), ...source.members]) {
      if (field.target !== resource.name) continue
      const reference = await countReferences(source, field, catalogue, id, context)
      if (reference.count > 0) found.push(reference)
    }
  }
  return found
}

async function countReferences(
  source: Resource,
  field: Field,
  catalogue: Catalogue,
  id: string,
  context: Context,
): Promise<Reference> {
  const reading = readingOf(catalogue, context)
  const { titleField } = source
  const title = titleField.translatable
    ? translatedText(titleField, reading)
    : columnOf(titleField, reading)
  const condition = kinds[field.kind].members
    ? `a.id in (select j.source_id from ${joinTable(source, field)} j where j.target_id = $1)`
    : `${columnOf(field, reading)} = $1`
  const limits = rowConditions(source, catalogue)(context)
  const own = limits.map(({ sql }, index) => ` and ${sql(reading, `$${index + 2}`)}`).join('')
  const { rows } = await run<{ _id: string; title: string; total: number }>(
    context.db,
    `select a.id as "_id", ${title} as title, count(*) over () as total from ${source.table} a
     where ${condition}${own} order by a.id limit ${named}`,
    [id, ...limits.map(({ value }) => value)],
  )
  return {
    resource: source.name,
    field: field.name,
    label: source.labels.many[context.language],
    count: rows[0]?.total ?? 0,
    records: rows.map(({ _id, title: text }) => ({ _id, title: text })),
  }
}

/** What a refused deletion says: the plural of what still points here, with counts; and those one may see. */
export const describeReferences = (
  all: readonly Reference[],
  seen: readonly Reference[],
  language: Language,
): Omit<Problem, 'code'> => {
  const numbers = new Intl.NumberFormat(languages[language].tag)
  return {
    values: {
      what: listed(
        all.map(({ label, count }) => `${label} (${numbers.format(count)})`),
        language,
      ),
    },
    details: { references: seen },
  }
}
