import { refuse, type FieldProblem } from '#domain/problem.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { joinTable, shortName } from './tables/syncTables.ts'

/** What PostgreSQL refused, as the refusal of a field where one is to blame; anything else stays a surprise. */
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
    return refuse('validation', { fields: { '/': { key: 'field.invalid' } } })
  }
  return error
}

/** Deadlock, and a transaction that another one overtook: nobody's fault, and over the next time. */
const retryableCodes = new Set(['40P01', '40001'])
const maxTries = 3

/** Does a whole transaction again when PostgreSQL chose it to give way. */
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

/** Somebody else has just written what may be there only once. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
  const found = databaseError(error)
  return found.code === '23505' && found.constraint === constraint
}

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
