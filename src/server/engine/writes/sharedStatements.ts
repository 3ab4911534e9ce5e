import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import type { Behaviour } from '../behaviour.ts'
import type { ChangeRecord } from '../history/changes.ts'
import {
  qualifyJoinTables,
  readingOf,
  recordColumns,
  storedColumns,
  type ReadingView,
} from '../statements.ts'
import { joinTable } from '../tables/syncTables.ts'
import { cascadeStatements } from './findReferences.ts'
import { columnExpression, recordsetSql, typedColumns } from './recordset.ts'

/** What a statement that several writes share stores and returns. */
export type WriteShape = {
  readonly kind: 'created' | 'changed'
  readonly columnFields: readonly Field[]
  readonly memberFields: readonly Field[]
  /** what the behaviour stores along with the records */
  readonly alongside: Behaviour['alongside']
  /** the fields to return; members and what is stored alongside are returned as they were before */
  readonly returned: readonly Field[]
}

type RemovalTarget = {
  readonly resource: Resource
  readonly catalogue: Catalogue
  readonly behaviour: Behaviour
}

/**
 * A statement that others wait for gives up soon when a record is locked, and each of its writes is
 * then run alone.
 */
export const briefly = ` where (select set_config('lock_timeout', '200ms', true)) is not null`
export type LockWait = typeof briefly | ''

/** The name under which a statement has the members of one of its to-many fields. */
export const memberColumn = (index: number): string => `_members${index}`

/** Returns the statement that reads stored rows with some members and derived values. */
export function storedStatement(
  resource: Resource,
  catalogue: Catalogue,
  { memberFields, derived }: { memberFields: readonly Field[]; derived: readonly Field[] },
  /** what the id has to be */
  condition: string,
  view: ReadingView,
): string {
  const members = memberFields.map(
    (field, index) => `(select json_agg(json_build_object('target', m.target_id, 'facts', m.facts)
       order by m.position) from ${joinTable(resource, field)} m where m.source_id = a.id) as "${memberColumn(index)}"`,
  )
  const columns = [
    storedColumns(resource, resource.fields),
    recordColumns(resource, derived, readingOf(catalogue, view)),
    ...members,
  ]
  return `select ${columns.join(', ')} from ${resource.table} a where a.id ${condition}`
}

/**
 * Returns the statement that writes the records of a JSON parameter with their members, their change
 * records and what is stored alongside: new ones, or those whose versions are still the ones before.
 * Locked records are left to a write that can wait without keeping others waiting.
 */
export function writeStatement(
  resource: Resource,
  catalogue: Catalogue,
  shape: WriteShape,
  view: ReadingView,
  wait: LockWait,
): string {
  const { kind, columnFields, memberFields, alongside, returned } = shape
  const columns = typedColumns(columnFields)
  const further = [
    '_actor',
    '_sent',
    '_changes',
    ...memberFields.map((_, index) => memberColumn(index)),
  ]
  const recordset = recordsetSql([...columns, ...textColumns(further)])
  const write = kind === 'created' ? insertSql : updateSql
  const parts = [
    `asked as (select * from ${recordset}${wait})`,
    ...(alongside ? [actorsSql] : []),
    ...write(resource, columns, alongside ? hasActor : 'true'),
    ...memberFields.flatMap((field, index) => membersSql(joinTable(resource, field), kind, index)),
    ...(alongside ? [alongside.sql(kind)] : []),
    recordedSql(resource, kind),
  ]
  return qualifyJoinTables(
    resource,
    `with ${parts.join(', ')}
     select ${recordColumns(resource, returned, readingOf(catalogue, view))} from written a`,
  )
}

/** Returns the statement that stores what belongs alongside records that are written already. */
export function alongsideStatement(
  { table }: Resource,
  alongside: NonNullable<Behaviour['alongside']>,
  kind: WriteShape['kind'],
): string {
  return `with asked as (select * from ${recordsetSql(textColumns(['_actor', '_sent']))}),
    ${actorsSql},
    written as (select a.* from ${table} a join asked r on r.id = a.id),
    ${alongside.sql(kind)}
    select 1 from asked r where not ${hasActor} limit 1`
}

/**
 * Returns the statement that deletes the records of a JSON parameter whose versions are still the
 * same, with what belongs to them. It fails if anything else refers to one.
 */
export function removeStatement(target: RemovalTarget, view: ReadingView): string {
  const { resource, behaviour } = target
  const cascades = cascadeStatements(target, 'in (select id from locked)', view)
  const blocker = behaviour.deletionBlocker ? ` and not ${behaviour.deletionBlocker.where}` : ''
  const parts = [
    `asked as (select * from ${recordsetSql(textColumns(['_actor', '_changes']))}${briefly})`,
    `locked as (select a.id from ${resource.table} a join asked r on r.id = a.id
       where a.version = r.version${blocker} order by a.id for update of a skip locked)`,
    ...cascades.map((text, index) => `cascade${index} as (${text})`),
    `written as (delete from ${resource.table} a using locked where a.id = locked.id returning a.id)`,
    recordedSql(resource, 'deleted'),
  ]
  return qualifyJoinTables(resource, `with ${parts.join(', ')} select id as "_id" from written`)
}

type Columns = ReturnType<typeof typedColumns>

const recordedSql = ({ name }: Resource, kind: ChangeRecord['kind']): string =>
  `recorded as (insert into changes (resource, record_id, kind, version, language, actor, changes)
     select '${name}', r.id, '${kind}', r.version, $2, r._actor::uuid, r._changes::jsonb
     from asked r join written on written.id = r.id)`

const textColumns = (names: readonly string[]) => names.map((name) => ({ name, type: 'text' }))

/** Locked, so that nothing that names an account is written while the account is erased. */
const actorsSql =
  'actors as (select id, email from accounts where id in (select _actor::uuid from asked) for key share)'

const hasActor = '(r._actor is null or r._actor::uuid in (select id from actors))'

const insertSql = ({ table }: Resource, columns: Columns, condition: string): string[] => [
  `written as (insert into ${table} (id, ${columns.map(({ name }) => name).join(', ')})
     select r.id, ${columns.map(columnExpression).join(', ')} from asked r where ${condition}
     returning *)`,
]

const updateSql = ({ table }: Resource, columns: Columns, condition: string): string[] => [
  `locked as (select a.id from ${table} a join asked r on r.id = a.id
     where a.version = r.version - 1 and ${condition} order by a.id for no key update of a skip locked)`,
  `written as (update ${table} a
     set ${columns.map((column) => `${column.name} = ${columnExpression(column)}, `).join('')}
       version = r.version, updated_at = now()
     from asked r join locked on locked.id = r.id where a.id = r.id returning a.*)`,
]

/** Counting what was removed makes it happen first, so that places are free again. */
function membersSql(join: string, kind: WriteShape['kind'], index: number): string[] {
  const [removed, added] = [`removed${index}`, `added${index}`]
  const isNew = kind === 'created'
  return [
    ...(isNew
      ? []
      : [
          `${removed} as (delete from ${join} m using written where m.source_id = written.id returning 1)`,
        ]),
    `${added} as (insert into ${join} (source_id, target_id, position, facts)
       select r.id, m.target, m.position, m.facts from asked r join written on written.id = r.id,
         json_to_recordset(r.${memberColumn(index)}::json) as m(target uuid, position int, facts jsonb)
       ${isNew ? '' : `where (select count(*) from ${removed}) >= 0`})`,
  ]
}
