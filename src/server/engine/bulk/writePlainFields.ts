import { alwaysHasValue } from '#resource/kinds/alwaysHasValue.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import { actorOf, type Context, type Row } from '../context.ts'
import { isEmpty } from '../writes/recordDraft.ts'
import type { Engine } from '../engine.ts'
import { plainFields } from '../history/plainChange.ts'

/** Returns the fields of a change if one statement can write them all; undefined otherwise. */
export function plainFieldsIn(
  { resource, behaviour }: Pick<Engine, 'resource' | 'behaviour'>,
  input: Row,
): readonly Field[] | undefined {
  const plain = new Set(plainFields(resource, behaviour))
  const fields = Object.keys(input).flatMap((name) => resource.field[name] ?? [])
  const isPlain = (field: Field): boolean => {
    const isCleared = isEmpty(input[field.name]) && (field.required || alwaysHasValue(field))
    return plain.has(field) && !field.unique && !isCleared
  }
  return fields.length && fields.every(isPlain) ? fields : undefined
}

/** Writes values and change records in one statement; returns how many records changed. */
export async function writePlainFields(
  { resource }: Pick<Engine, 'resource'>,
  fields: readonly Field[],
  input: Row,
  ids: readonly string[],
  context: Context,
): Promise<number> {
  const values: unknown[] = [ids, context.language, actorOf(context) ?? null]
  const bindValue = (value: unknown, type: string): string => `$${values.push(value)}::${type}`
  const assignments = fields.map((field) => {
    const value = isEmpty(input[field.name]) ? null : input[field.name]
    const stored = kinds[field.kind].toColumnValues(value)
    return {
      field,
      to: bindValue(JSON.stringify(value), 'jsonb'),
      columns: columnsOf(field).map(({ name, type }, index) => ({
        name,
        value: bindValue(stored[index], type),
      })),
    }
  })
  const allColumns = assignments.flatMap(({ columns }) => columns)
  const differs = (columns: typeof allColumns): string =>
    columns.map(({ name, value }) => `before.${name} is distinct from ${value}`).join(' or ')
  const changes = assignments.map(
    ({ field, to, columns }) =>
      `case when ${differs(columns)} then jsonb_build_object('${field.name}', jsonb_build_object('from', ${kinds[field.kind].storedSql(field, 'before')}, 'to', ${to})) else '{}' end`,
  )
  const { rows } = await runSql(
    context.db,
    `with before as (select a.id, a.version, ${allColumns.map(({ name }) => `a.${name}`).join(', ')}
       from ${resource.table} a where a.id = any($1::uuid[])),
     written as (update ${resource.table} a set ${allColumns.map(({ name, value }) => `${name} = ${value}`).join(', ')},
         version = before.version + 1, updated_at = now()
       from before where a.id = before.id and (${differs(allColumns)}) returning a.id),
     recorded as (insert into changes (resource, record_id, kind, version, language, actor, changes)
       select '${resource.name}', before.id, 'changed', before.version + 1, $2, $3::uuid, ${changes.join(' || ')}
       from before join written on written.id = before.id order by before.id)
     select id from written`,
    values,
  )
  return rows.length
}
