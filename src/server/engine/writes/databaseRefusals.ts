import { refuse, type FieldProblem, refuseField } from '#domain/problem.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { joinTable, shortName } from '../tables/syncTables.ts'

/**
 * Turns a database error into a refusal that names the field, where there is one; returns other
 * errors as they are. Refuses with `in_use`.
 */
export function translateDatabaseError(
  error: unknown,
  resource: Resource,
  catalogue: Catalogue,
): unknown {
  const { code, constraint } = databaseError(error)
  if (code === undefined) return error
  if (code === '23505') return fieldRefusal(resource, constraint, 'field.duplicate') ?? error
  if (code === '23503') {
    return (
      fieldRefusal(resource, constraint, 'field.missing_target') ??
      refuse('in_use', { values: { what: resourceOfConstraint(constraint, catalogue) } })
    )
  }
  if (code === '23502' || code.startsWith('22')) {
    return refuseField('/', 'field.invalid')
  }
  return error
}

/** Deadlock and serialization failure: a retry will succeed. */
const retryableCodes = new Set(['40P01', '40001'])
const maxTries = 3

/** Repeats a whole transaction when PostgreSQL aborted it in favour of another. */
export async function retryTransaction<T>(
  work: () => Promise<T>,
  remaining = maxTries,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (remaining <= 1 || !retryableCodes.has(databaseError(error).code ?? '')) throw error
    return retryTransaction(work, remaining - 1)
  }
}

/** Whether the values were refused, or the statement gave way to another or waited for too long. */
export const isRefusedByDatabase = (error: unknown): boolean =>
  /^(22|23|40|55P03|57014)/.test(databaseError(error).code ?? '')

/** Whether a statement waited for a lock for longer than it may. */
export const isLockTimeout = (error: unknown): boolean => databaseError(error).code === '55P03'

/** Whether another transaction has just written a value that must be unique. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
  const found = databaseError(error)
  return found.code === '23505' && found.constraint === constraint
}

/** Whether other records refer to one that a statement deletes. */
export const isReferenceViolation = (error: unknown): boolean =>
  databaseError(error).code === '23503'

function fieldRefusal(resource: Resource, constraint: string, key: FieldProblem['key']) {
  const field = resource.fields.find((each) => constraintsOf(resource, each).includes(constraint))
  if (!field) return undefined
  const code = key === 'field.duplicate' ? 'duplicate' : 'validation'
  return refuse(code, { fields: { [`/${field.name}`]: { key } } })
}

const constraintsOf = (resource: Resource, field: Resource['fields'][number]): string[] =>
  kinds[field.kind].members
    ? [shortName(`${joinTable(resource, field)}_target_fkey`)]
    : columnsOf(field).flatMap(({ name }) => [
        shortName(`${resource.table}_${name}_fkey`),
        shortName(`${resource.table}_${name}_key`),
      ])

const resourceOfConstraint = (constraint: string, catalogue: Catalogue): string =>
  [...catalogue.values()].find((each) =>
    each.fields.some((field) => constraintsOf(each, field).includes(constraint)),
  )?.name ?? ''

const databaseError = (error: unknown): { code?: string; constraint: string } => {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return { constraint: '' }
  }
  const constraint = 'constraint' in error ? String(error.constraint) : ''
  return /^[0-9A-Z]{5}$/.test(error.code) ? { code: error.code, constraint } : { constraint: '' }
}
