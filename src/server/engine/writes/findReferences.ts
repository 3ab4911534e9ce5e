import { joinItems, languages, type Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import { fieldsFor, canAccess } from '#resource/access.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { columnOf, translatedText } from '#resource/kinds/kind.ts'
import { joinTable } from '../tables/syncTables.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Behaviour, CascadeRules } from '../behaviour.ts'
import type { Context } from '../context.ts'
import { rowConditions } from '../rowScope.ts'
import { readingOf } from '../statements.ts'

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

export async function findReferences(
  { resource, catalogue, behaviour }: ReferenceTarget,
  id: string,
  context: Context,
): Promise<Reference[]> {
  const { identity } = context
  const found: Reference[] = []
  for (const source of catalogue.values()) {
    if (identity && !canAccess(identity, source, 'read')) continue
    for (const field of [...fieldsFor(identity, source), ...source.members]) {
      if (field.target !== resource.name) continue
      const cascadeRule = behaviour.cascadeRules?.[source.name]
      const reference = await countReferences(
        { source, field, catalogue, cascadeRule },
        id,
        context,
      )
      if (reference.count > 0) found.push(reference)
    }
  }
  return found
}

export async function applyCascadeRules(
  { resource, catalogue, behaviour }: ReferenceTarget,
  id: string,
  context: Context,
): Promise<void> {
  for (const [name, { where }] of Object.entries(behaviour.cascadeRules ?? {})) {
    const source = catalogue.get(name)
    for (const field of source?.fields ?? []) {
      if (!source || field.target !== resource.name) continue
      const pointerColumn = columnOf(field, readingOf(catalogue, context))
      await runSql(
        context.db,
        `delete from ${source.table} a where ${pointerColumn} = $1 and ${where}`,
        [id],
      )
    }
  }
}

type ReferenceSource = {
  readonly source: Resource
  readonly field: Field
  readonly catalogue: Catalogue
  readonly cascadeRule: CascadeRules[string] | undefined
}

async function countReferences(
  { source, field, catalogue, cascadeRule }: ReferenceSource,
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
  const scopeSql = limits.map(({ sql }, index) => ` and ${sql(reading, `$${index + 2}`)}`).join('')
  const blockingCondition = cascadeRule ? `not (${cascadeRule.where})` : 'true'
  const { rows } = await runSql<{ _id: string; title: string; total: number; blocking: number }>(
    context.db,
    `select a.id as "_id", ${title} as title, count(*) over () as total,
       count(*) filter (where ${blockingCondition}) over () as blocking from ${source.table} a
     where ${condition}${scopeSql} order by ${cascadeRule ? `${blockingCondition} desc, ` : ''}a.id limit ${maxNamed}`,
    [id, ...limits.map(({ value }) => value)],
  )
  const blocking = rows[0]?.blocking ?? 0
  const reason = blocking > 0 && cascadeRule?.problem
  return {
    resource: source.name,
    field: field.name,
    label: source.labels.many[context.language],
    count: rows[0]?.total ?? 0,
    blocking,
    ...(reason && { reason: formatMessage(`error.${reason}`, context.language) }),
    records: rows.map(({ _id, title: text }) => ({ _id, title: text })),
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
