import type { AllocationProblem } from '#domain/licence/allocationProblem.ts'
import type { MessageValues } from '#domain/messages/messages.ts'
import { type Problem, type ProblemCode } from '#domain/problem.ts'

type LicenceCode = Extract<ProblemCode, `licence_${string}` | `subscription_${string}`>

/** Uses the same message for the whole and for the field at fault. */
export const licenceProblem = (
  code: LicenceCode,
  field: string,
  values: MessageValues = {},
): Problem => ({
  code,
  values,
  fields: { [`/${field}`]: { key: `error.${code}`, values } },
})

const fieldByProblem: Readonly<Record<AllocationProblem, string>> = {
  revoked: 'status',
  pool_expired: 'pool',
  not_active: 'status',
  after_pool: 'expiresAt',
  beyond_pool: 'quantity',
  below_used: 'quantity',
  used_beyond: 'used',
}

export const allocationRefusal = (problem: AllocationProblem, values: MessageValues): Problem =>
  licenceProblem(`licence_${problem}`, fieldByProblem[problem], values)
