import type { Catalogue, Resource } from '#resource/resource.ts'
import type { Context } from '../context.ts'
import { joinableFields, joinDerived, readingOf, whereClause } from '../statements.ts'
import type { ListQuery } from './listQuery.ts'
import { runStatement } from './runStatement.ts'

/** Counts the records of a list at once. */
export async function countMatches(
  resource: Resource,
  catalogue: Catalogue,
  conditions: ListQuery['conditions'],
  context: Context,
): Promise<number> {
  const { reading, joins } = joinDerived(readingOf(catalogue, context), joinableFields(conditions))
  const where = whereClause(resource, conditions, reading)
  const text = `select count(*) as total from ${resource.table} a${joins} ${where}`
  const values = conditions.map(({ value }) => value)
  const [row] = await runStatement<{ total: number }>(context.db, { text, values })
  return row?.total ?? 0
}
