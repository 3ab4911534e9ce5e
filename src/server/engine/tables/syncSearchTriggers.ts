import { createHash } from 'node:crypto'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { searchedRelations, type Field, type Resource } from '#resource/resource.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { readStoredValues, writeStoredValue } from '#server/platform/database/storedValues.ts'
import { joinTable, shortName } from './syncTables.ts'

const keyPrefix = 'related-words:'

/**
 * Where a declaration searches along relations, the first line of `search_text` has the words of
 * the record and further lines those of the records it refers to. Triggers keep both current within
 * the transaction of any write.
 */
export async function syncSearchTriggers(
  connection: Connection,
  resources: Iterable<Resource>,
): Promise<void> {
  const all = [...resources]
  const fingerprints = await readStoredValues<string>(connection.db, keyPrefix)
  const tables = new Map(all.map(({ name, table }) => [name, table]))
  for (const resource of all) {
    const relations = searchedRelations(resource).flatMap((field): Relation[] => {
      const target = tables.get(field.target ?? '')
      return target === undefined ? [] : [relationOf(resource, field, target)]
    })
    const triggers = relations.length ? triggersOf(resource, relations) : []
    const fingerprint = createHash('sha256').update(triggers.join('\n')).digest('base64url')
    const storedFingerprint = fingerprints.get(resource.name)
    if (storedFingerprint === fingerprint || (storedFingerprint === undefined && !triggers.length))
      continue
    const existingFunctions = await runSql<{ name: string }>(
      connection.db,
      `select proname as name from pg_proc where pronamespace = current_schema()::regnamespace
       and starts_with(proname, $1)`,
      [`${triggerFunctionOf(resource)}__`],
    )
    const statements = [
      ...existingFunctions.rows.map(({ name }) => `drop function ${name}() cascade`),
      ...triggers,
      `update ${resource.table} set search_text = ${ownWords('search_text')}`,
    ]
    await connection.runScript(`begin; ${statements.join(';\n')}; commit;`)
    await writeStoredValue(connection.db, keyPrefix + resource.name, fingerprint)
  }
}

type Relation = {
  readonly field: Field
  readonly target: string
  /** the column that decides what a record refers to, if it is in its own row */
  readonly column: string | undefined
  readonly join: string
}

const relationOf = (resource: Resource, field: Field, target: string): Relation => ({
  field,
  target,
  column: columnsOf(field)[0]?.name,
  join: joinTable(resource, field),
})

/** Normalised words have no line breaks, so the own words of a record end at the first one. */
const ownWords = (text: string): string => `split_part(${text}, E'\\n', 1)`

const triggerFunctionOf = ({ table }: Resource): string => `search_of_${table}`

function triggersOf(resource: Resource, relations: readonly Relation[]): string[] {
  const { table } = resource
  const columns = relations.flatMap(({ column }) => column ?? [])
  const composeBody = `new.search_text := concat_ws(E'\\n', ${ownWords('new.search_text')}, ${relations.map(wordsSql).join(', ')}); return new`
  return [
    ...createTrigger(resource, 'composed', {
      when: `before insert or update of ${['search_text', ...columns].join(', ')} on ${table} for each row`,
      body: composeBody,
    }),
    ...relations.flatMap((relation) => updateTriggers(resource, relation)),
  ]
}

/**
 * Returns SQL for the words of the records that a record refers to. These are locked, so that a
 * concurrent change of one either waits or sees this record when it updates those that refer to it.
 */
function wordsSql({ target, column, join }: Relation): string {
  const found = column
    ? `select ${ownWords('t.search_text')} as words from ${target} t where t.id = new.${column} for share of t`
    : `select ${ownWords('t.search_text')} as words from ${join} j join ${target} t on t.id = j.target_id
       where j.source_id = new.id order by j.position for share of t`
  return `(select string_agg(words, ' ') from (${found}) found)`
}

function updateTriggers(resource: Resource, { field, target, column, join }: Relation): string[] {
  const { table } = resource
  const name = (event: string): string => `${field.column}_${event}`
  const recomposeBody = (where: string): string =>
    `update ${table} set search_text = search_text where ${where}; return null`
  const pointingCondition = column
    ? `${column} = new.id`
    : `id in (select j.source_id from ${join} j where j.target_id = new.id)`
  const renamedTrigger = createTrigger(resource, name('renamed'), {
    when: `after update of search_text on ${target} for each row
      when (${ownWords('old.search_text')} is distinct from ${ownWords('new.search_text')})`,
    body: recomposeBody(pointingCondition),
  })
  if (column) return renamedTrigger
  const memberTrigger = (event: 'insert' | 'delete', rows: 'new' | 'old'): string[] =>
    createTrigger(resource, name(event), {
      when: `after ${event} on ${join} referencing ${rows} table as moved for each statement`,
      body: recomposeBody('id in (select source_id from moved)'),
    })
  return [...renamedTrigger, ...memberTrigger('insert', 'new'), ...memberTrigger('delete', 'old')]
}

function createTrigger(
  resource: Resource,
  event: string,
  { when, body }: { readonly when: string; readonly body: string },
): string[] {
  const name = shortName(`${triggerFunctionOf(resource)}__${event}`)
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; end $$`,
    `create trigger ${name} ${when} execute function ${name}()`,
  ]
}
