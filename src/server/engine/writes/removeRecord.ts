import { refuse } from '#domain/problem.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Behaviour } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import type { Differences } from '../history/findDifferences.ts'
import { isReferenceViolation } from './databaseRefusals.ts'
import { cascadeStatements, findReferences, inUseRefusal } from './findReferences.ts'
import { storedValues } from './recordDraft.ts'
import type { RowWriter } from './rowWriter.ts'

type RemovalServices = {
  readonly resource: Resource
  readonly catalogue: Catalogue
  readonly behaviour: Behaviour
  readonly rowWriter: RowWriter
}

/** Who finds out whether other records refer to one: the database refuses without naming them. */
export type ReferenceCheck = 'database' | 'statement'

/**
 * Deletes a locked record with what belongs to it, in a transaction. Refuses with `in_use` if other
 * records refer to it.
 */
export async function removeRecord(
  services: RemovalServices,
  row: Row,
  members: Row,
  context: Context,
  check: ReferenceCheck,
): Promise<void> {
  const { resource, rowWriter } = services
  const id = String(row.id)
  const cascade = () => removeBelongings(services, id, context)
  if (check === 'statement') {
    await cascade()
    await assertUnreferenced(services, id, context)
  }
  const changes = deletionChanges(resource, row, members)
  try {
    await settleAll([
      check === 'database' ? cascade() : undefined,
      rowWriter.remove(row, changes, context),
    ])
  } catch (error) {
    throw isReferenceViolation(error) ? refuse('in_use', { values: { what: '' } }) : error
  }
}

/** Returns the change record of a deletion, which has all values that may be read. */
export function deletionChanges(resource: Resource, row: Row, members: Row): Differences {
  const before = Object.entries({ ...storedValues(resource, row), ...members }).filter(
    ([name]) => !resource.field[name]?.writeOnly,
  )
  return Object.fromEntries(before.map(([name, from]) => [name, { from, to: null }]))
}

/** Refuses with `in_use` if a record is needed although none refers to it. */
async function removeBelongings(
  services: RemovalServices,
  id: string,
  context: Context,
): Promise<void> {
  const { resource, catalogue, behaviour } = services
  const { deletionBlocker } = behaviour
  const statements = [
    deletionBlocker &&
      `select 1 from ${resource.table} a where a.id = $1 and ${deletionBlocker.where}`,
    ...cascadeStatements(services, '= $1', context),
  ]
  const [blocked] = await settleAll(
    statements.map((text) => text && runSql(context.db, text, [id])),
  )
  const what = catalogue.get(deletionBlocker?.resource ?? '')?.labels.many[context.language] ?? ''
  if (blocked && blocked.rows.length) throw refuse('in_use', { values: { what } })
}

async function assertUnreferenced(
  services: RemovalServices,
  id: string,
  context: Context,
): Promise<void> {
  const references = await findReferences(services, id, { ...context, identity: undefined })
  if (!references.length) return
  const visibleReferences = await findReferences(services, id, context)
  throw inUseRefusal(services, references, visibleReferences, context.language)
}
