import { type Problem, fieldProblem } from '#domain/problem.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import { normalisePhone } from '#server/http/contactFormats.ts'
import { isCountry } from '#server/platform/places/placesRoutes.ts'
import { ensureOneDefault } from './ensureOneDefault.ts'

/** Addresses need an existing country and a valid phone number; exactly one is the default. */
export const createAddressBehaviour = (): Behaviour => ({
  prepare: (input) =>
    typeof input.phoneNumber === 'string'
      ? { ...input, phoneNumber: normalisePhone(input.phoneNumber) }
      : input,
  guard: ({ input }): Problem | undefined =>
    typeof input?.country === 'string' && !isCountry(input.country)
      ? fieldProblem('/country', 'field.country')
      : undefined,
  after: (change, context) => ensureOneDefault('addresses', change, context),
})
