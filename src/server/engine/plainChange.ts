import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { run } from '../database/database.ts'
import type { Behaviour } from './behaviour.ts'
import type { Context, Row } from './context.ts'
import { isEmpty } from './draft.ts'
import type { Reader } from './reader.ts'
import { owned, readingOf, recordColumns } from './statements.ts'

/**
 * Changes one field that stands for itself (a price, a stock, a switch) in a single statement, with
 * its change record. Undefined where that was not possible: the ordinary way then does it, or says why not.
 */
export type PlainChange = (
  id: string,
  input: Row,
  version: number | undefined,
  context: Context,
  fields: readonly Field[],
) => Promise<Row | undefined>

export function createPlainChange(
  resource: Resource,
  catalogue: Catalogue,
  { reader, behaviour }: { reader: Reader; behaviour: Behaviour },
): PlainChange {
  const plain = new Set(plainFields(resource, behaviour))
  const texts = new Map<string, string>()

  return async (id, input, version, context, fields) => {
    const [name = '', ...others] = Object.keys(input)
    const field = resource.field[name]
    if (!field || others.length || !plain.has(field)) return undefined
    const value = isEmpty(input[name]) ? null : input[name]
    if (value === null && (field.required || field.kind === 'flag')) return undefined
    const key = `${name}|${context.language}|${fields.map((each) => each.name).join()}`
    const text = texts.get(key) ?? changeText(resource, catalogue, field, fields, context)
    if (texts.size < 200) texts.set(key, text)
    const columns = kinds[field.kind].write(value)
    const values = [
      id,
      version ?? null,
      context.language,
      context.actor ?? null,
      JSON.stringify(value),
    ]
    const { rows } = await run(context.db, text, [...values, ...columns])
    return rows[0] && reader.finish(rows[0], context, fields)
  }
}

/** Fields whose change touches nothing else: no text that is searched or translated, no other field's condition. */
function plainFields(resource: Resource, behaviour: Behaviour): Field[] {
  const { prepare, guard, after, concerns } = behaviour
  if ((prepare || guard || after) && !concerns) return []
  const determining = new Set(resource.fields.flatMap(({ when }) => Object.keys(when ?? {})))
  return resource.fields.filter(
    (field) =>
      kinds[field.kind].columns(field).length > 0 &&
      !kinds[field.kind].markup &&
      !field.translatable &&
      !field.when &&
      !determining.has(field.name) &&
      !resource.search.includes(field.name) &&
      !concerns?.includes(field.name),
  )
}

function changeText(
  resource: Resource,
  catalogue: Catalogue,
  field: Field,
  fields: readonly Field[],
  context: Context,
): string {
  const kind = kinds[field.kind]
  const columns = kind.columns(field)
  const value = (index: number): string => `$${6 + index}::${columns[index]?.type}`
  const sets = columns.map(({ name }, index) => `${name} = ${value(index)}`)
  const differs = columns.map(
    ({ name }, index) => `before.${name} is distinct from ${value(index)}`,
  )
  return owned(
    resource,
    `with before as (select * from ${resource.table} where id = $1 and ($2::int is null or version = $2) for no key update),
     written as (update ${resource.table} a set ${sets.join(', ')}, version = before.version + 1, updated_at = now()
       from before where a.id = before.id and (${differs.join(' or ')}) returning a.*),
     recorded as (insert into changes (resource, record_id, kind, version, language, actor, changes)
       select '${resource.name}', written.id, 'changed', written.version, $3, $4::uuid,
         jsonb_build_object('${field.name}', jsonb_build_object('from', ${kind.stored(field, 'before')}, 'to', $5::jsonb))
       from written join before on before.id = written.id)
     select ${recordColumns(resource, fields, readingOf(catalogue, context))} from written a`,
  )
}
