import { refuse } from '#domain/problem.ts'
import type { Resource } from '#resource/resource.ts'
import { run } from '../database/database.ts'
import type { Context, Row } from './context.ts'

/** Refuses files whose type their field does not take; that they are files at all is known by then. */
export async function refuseUnaccepted(
  resource: Resource,
  input: Row,
  { db }: Context,
): Promise<void> {
  for (const { name, property } of resource.fields) {
    const accepted = property['x-accepts']
    const id = input[name]
    if (!accepted || typeof id !== 'string') continue
    const { rows } = await run<{ type: string }>(db, 'select type from files where id = $1', [id])
    const [found] = rows
    if (!found || accepted.includes(found.type)) continue
    const types = accepted.map((type) => type.replace(/^.*\//, '')).join(', ')
    throw refuse('validation', {
      fields: { [`/${name}`]: { key: 'field.fileType', values: { types } } },
    })
  }
}
