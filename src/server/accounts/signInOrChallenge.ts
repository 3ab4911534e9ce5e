import type { FastifyRequest } from 'fastify'
import type { Audience } from '#domain/access.ts'
import type { AccountRow } from './accounts.ts'
import type { AuditKind } from '#server/http/recordAuditEvent.ts'
import { assertPermission, signIn } from './signIn.ts'
import { signInChallenge } from './factors/secondFactor.ts'
import type { AccountServices } from './accountServices.ts'

/** Signs in after the password check; in the CMS, returns the second step first if there is one. */
export async function signInOrChallenge(
  row: AccountRow,
  audience: Audience,
  event: AuditKind,
  services: AccountServices,
  request: FastifyRequest,
) {
  await assertPermission(row, audience, services, request)
  const secondFactor =
    audience === 'cms' ? await signInChallenge(services, request, row) : undefined
  return secondFactor ? { secondFactor } : signIn(row, audience, event, services, request)
}
