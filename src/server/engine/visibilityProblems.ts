import type { FieldProblem } from '#domain/problem.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import type { Derivation } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { missingWhenVisible, missingProblem } from '#resource/requiredWhenVisible.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { joinTable } from './tables/syncTables.ts'
import type { Row } from './context.ts'
import { isEmpty, type RecordDraft } from './writes/recordDraft.ts'

/** A stored record: its values, and the members of the to-many fields that were read. */
export type StoredRecord = { readonly values: Row; readonly members: Row }

/**
 * Returns what a record lacks to be visible. A record that was visible before the rule existed may
 * still be changed elsewhere, so only what this change shows, clears or makes applicable is
 * checked.
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

/** Members that were not read are unchanged and count as present. */
const missingFieldsOf = (resource: Resource, { values, members }: StoredRecord): Field[] =>
  missingWhenVisible(resource, values, ({ name, kind }) =>
    kinds[kind].members ? name in members && isEmpty(members[name]) : isEmpty(values[name]),
  )

/** Returns the to-many fields whose stored members decide whether the change is allowed. */
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

/** Returns SQL for whether a stored record lacks what it needs to be visible. */
export function createIncompletenessDerivation(resource: Resource): Derivation {
  const groups = resource.requiredWhenVisible
  const fields = groups.flat()
  return {
    from: [...new Set(fields.flatMap(({ name, when }) => [name, ...Object.keys(when ?? {})]))],
    sql: (alias) => `(${groups.map((each) => missingSql(resource, each, alias)).join(' or ')})`,
  }
}

/** At least one of the fields applies, and all that apply are empty. */
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
