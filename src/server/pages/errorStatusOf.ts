import { problems, Refusal } from '#domain/problem.ts'
import { isDatabaseUnavailable } from '#server/platform/database/databaseUnavailable.ts'

export function errorStatusOf(error: unknown): number {
  if (error instanceof Refusal) return problems[error.problem.code]
  if (isDatabaseUnavailable(error)) return problems.unavailable
  const known = typeof error === 'object' && error !== null && 'statusCode' in error
  const status = known ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? status : 500
}
