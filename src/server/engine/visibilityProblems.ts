import type { FieldProblem } from '#domain/problem.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { Derivation } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { missingWhenVisible, missingProblem } from '#resource/requiredWhenVisible.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { joinTable } from './tables/syncTables.ts'
import type { Row } from './context.ts'
import { isEmpty, type RecordDraft } from './recordDraft.ts'

/** A record as it is stored: its values, and the members of those to-many fields that were read. */
export type StoredRecord = { readonly values: Row; readonly members: Row }

/**
 * What a record lacks to be visible. One that was shown without it before the rule came may still be
 * changed elsewhere: only what this change shows, clears or makes apply is asked for.
 */
export function visibilityProblems(
  resource: Resource,
  { values, members }: RecordDraft,
  before: StoredRecord | undefined,
): Record<string, FieldProblem> {
  const noMembers = Object.fromEntries(
    resource.requiredWhenVisible.flat().map(({ name }) => [name, []]),
  )
  const now = { values, members: { ...(before ? before.members : noMembers), ...members } }
  const alreadyMissing = before ? missingFieldsOf(resource, before) : []
  const newlyMissing = missingFieldsOf(resource, now).filter(
    (field) => !alreadyMissing.includes(field),
  )
  return Object.fromEntries(newlyMissing.map((field) => [`/${field.name}`, missingProblem(field)]))
}

/** Members that nobody had to read are as they were. */
const missingFieldsOf = (resource: Resource, { values, members }: StoredRecord): Field[] =>
  missingWhenVisible(resource, values, ({ name, kind }) =>
    kinds[kind].members ? name in members && isEmpty(members[name]) : isEmpty(values[name]),
  )

/** The to-many fields whose stored members decide whether a change may be: all others stay as they are. */
export function membersToRead(
  resource: Resource,
  { values, members, changed }: RecordDraft,
  before: Row,
): string[] {
  if (values['visible'] !== true) return []
  return resource.requiredWhenVisible.flat().flatMap((field) => {
    const isAffected =
      before['visible'] !== true ||
      changed.has(field.name) ||
      Object.keys(field.when ?? {}).some((name) => changed.has(name))
    const isKnown = !isEmpty(members[field.name])
    return kinds[field.kind].members && isAffected && !isKnown ? [field.name] : []
  })
}

/** Whether a stored record lacks what it needs to be visible, in SQL. */
export function createIncompletenessDerivation(resource: Resource): Derivation {
  const groups = resource.requiredWhenVisible
  const fields = groups.flat()
  return {
    from: [...new Set(fields.flatMap(({ name, when }) => [name, ...Object.keys(when ?? {})]))],
    sql: (alias) => `(${groups.map((each) => missingSql(resource, each, alias)).join(' or ')})`,
  }
}

/** One of them applies, and whichever applies is empty. */
function missingSql(resource: Resource, fields: readonly Field[], alias: string): string {
  const fieldSql = fields.map((field) => ({
    applies: appliesSql(resource, field, alias),
    empty: emptySql(resource, field, alias),
  }))
  const anyApplies = fieldSql.map(({ applies: when }) => when).join(' or ')
  const allEmpty = fieldSql
    .map(({ applies: when, empty }) => `(not (${when}) or ${empty})`)
    .join(' and ')
  return `((${anyApplies}) and ${allEmpty})`
}

const appliesSql = (resource: Resource, { when = {} }: Field, alias: string): string => {
  const conditions = Object.entries(when).map(([name, values]) => {
    const column = resource.field[name]?.column ?? name
    return `${alias}.${column}::text in (${values.map((each) => `'${each.replaceAll("'", "''")}'`).join(', ')})`
  })
  return conditions.length
    ? conditions.map((each) => `coalesce(${each}, false)`).join(' and ')
    : 'true'
}

function emptySql(resource: Resource, field: Field, alias: string): string {
  if (kinds[field.kind].members)
    return `not exists (select 1 from ${joinTable(resource, field)} m where m.source_id = ${alias}.id)`
  const columns = columnsOf(field).map(({ name }) => `${alias}.${name} is null`)
  return field.translatable ? `${alias}.${field.column} = '{}'` : `(${columns.join(' and ')})`
}
