import { joinItems, languages, type Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import { fieldsFor, canAccess } from '#resource/access.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { columnOf, translatedText } from '#resource/kinds/kind.ts'
import { joinTable } from '../tables/syncTables.ts'
import { createParameters, type AddParameter } from '#server/platform/database/createParameters.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Behaviour, CascadeRules } from '../behaviour.ts'
import type { Context } from '../context.ts'
import { rowConditions } from '../rowScope.ts'
import { readingOf, type ReadingView } from '../statements.ts'

/** The records of one resource that refer to a record through one field. */
export type Reference = {
  readonly resource: string
  readonly field: string
  readonly label: string
  readonly count: number
  /** how many of them prevent a deletion; those are listed first */
  readonly blocking: number
  /** why they do, unless referring to it is reason enough */
  readonly reason?: string
  readonly records: readonly { readonly _id: string; readonly title: string }[]
}

/** The number of records named; `count` is the total. */
const maxNamed = 5

type ReferenceTarget = {
  readonly resource: Resource
  readonly catalogue: Catalogue
  readonly behaviour: Pick<Behaviour, 'cascadeRules'>
}

/** Finds with one statement what refers to a record, as far as the reader may see it. */
export async function findReferences(
  { resource, catalogue, behaviour }: ReferenceTarget,
  id: string,
  context: Context,
): Promise<Reference[]> {
  const { db, identity } = context
  const sources = [...catalogue.values()]
    .filter((source) => !identity || canAccess(identity, source, 'read'))
    .flatMap((source) =>
      [...fieldsFor(identity, source), ...source.members]
        .filter((field) => field.target === resource.name)
        .map((field) => ({ source, field, cascadeRule: behaviour.cascadeRules?.[source.name] })),
    )
  if (!sources.length) return []
  const parameters = createParameters()
  parameters.add(id)
  const parts = sources.map(
    (each, index) => `(${referencesSql(each, index, catalogue, context, parameters.add)})`,
  )
  const text = `select * from (${parts.join(' union all ')}) as found order by "index", "place"`
  const { rows } = await runSql<ReferenceRow>(db, text, parameters.values)
  return sources.flatMap((each, index) => {
    const records = rows.filter((row) => row.index === index)
    return records[0] ? [toReference(each, records, records[0], context.language)] : []
  })
}

/** Returns the statements that delete what belongs to the records that `ids` yields. */
export const cascadeStatements = (
  { resource, catalogue, behaviour }: ReferenceTarget,
  ids: string,
  view: ReadingView,
): readonly string[] =>
  Object.entries(behaviour.cascadeRules ?? {}).flatMap(([name, { where }]) => {
    const source = catalogue.get(name)
    const pointers = source?.fields.filter(({ target }) => target === resource.name) ?? []
    return pointers.map((field) => {
      const pointerColumn = columnOf(field, readingOf(catalogue, view))
      return `delete from ${source?.table} a where ${pointerColumn} ${ids} and ${where}`
    })
  })

type ReferenceSource = {
  readonly source: Resource
  readonly field: Field
  readonly cascadeRule: CascadeRules[string] | undefined
}

type ReferenceRow = {
  /** of the source */
  readonly index: number
  readonly place: number
  readonly _id: string
  readonly title: string
  readonly total: number
  readonly blocking: number
}

/** Returns the statement for the first records of a source that refer to the record in `$1`. */
function referencesSql(
  { source, field, cascadeRule }: ReferenceSource,
  index: number,
  catalogue: Catalogue,
  context: Context,
  addParameter: AddParameter,
): string {
  const reading = readingOf(catalogue, context)
  const { titleField } = source
  const title = titleField.translatable
    ? translatedText(titleField, reading)
    : columnOf(titleField, reading)
  const condition = kinds[field.kind].members
    ? `a.id in (select j.source_id from ${joinTable(source, field)} j where j.target_id = $1)`
    : `${columnOf(field, reading)} = $1`
  const limits = rowConditions(source, catalogue)(context)
  const scopeSql = limits
    .map(({ sql, value }) => ` and ${sql(reading, addParameter(value))}`)
    .join('')
  const blockingCondition = cascadeRule ? `not (${cascadeRule.where})` : 'true'
  const order = `order by ${cascadeRule ? `${blockingCondition} desc, ` : ''}a.id`
  return `select ${index} as "index", row_number() over (${order}) as "place", a.id as "_id", ${title}::text as title,
      count(*) over () as total, count(*) filter (where ${blockingCondition}) over () as blocking
    from ${source.table} a where ${condition}${scopeSql} ${order} limit ${maxNamed}`
}

function toReference(
  { source, field, cascadeRule }: ReferenceSource,
  rows: readonly ReferenceRow[],
  { total, blocking }: ReferenceRow,
  language: Language,
): Reference {
  const reason = blocking > 0 && cascadeRule?.problem
  return {
    resource: source.name,
    field: field.name,
    label: source.labels.many[language],
    count: total,
    blocking,
    ...(reason && { reason: formatMessage(`error.${reason}`, language) }),
    records: rows.map(({ _id, title }) => ({ _id, title })),
  }
}

/** Returns the refusal to delete a record with these references: their plural labels and counts. */
export function inUseRefusal(
  { behaviour }: Pick<ReferenceTarget, 'behaviour'>,
  references: readonly Reference[],
  visibleReferences: readonly Reference[],
  language: Language,
): Refusal {
  const numbers = new Intl.NumberFormat(languages[language].tag)
  const reasons = new Set(
    references.map(({ resource }) => behaviour.cascadeRules?.[resource]?.problem),
  )
  const [only = 'in_use'] = reasons.size === 1 ? reasons : []
  const what = references.map(({ label, count }) => `${label} (${numbers.format(count)})`)
  return refuse(only, {
    values: { what: joinItems(what, language) },
    details: { references: visibleReferences },
  })
}
