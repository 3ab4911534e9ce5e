import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import type { Audience } from '#domain/access.ts'
import { recordSignIn, type AccountRow } from './accounts.ts'
import { recordAuditEvent, type AuditKind } from '#server/http/recordAuditEvent.ts'
import { rememberBrowser } from './sessions/knownBrowsers.ts'
import { systemContext, type AccountServices } from './accountServices.ts'
import { clientInfoOf } from '#server/http/requestOrigin.ts'
import { permissionsOf } from './permissionsOf.ts'
import { profileOf } from './profile.ts'
import { findReplacedTokens } from './sessions/sessionCookies.ts'
import { signOut } from './signOut.ts'
import type { Account } from '#server/http/requestAccount.ts'

export async function toAccount(
  row: AccountRow,
  { audience, session }: { audience: Audience; session: string },
  services: AccountServices,
  request: FastifyRequest,
): Promise<Account> {
  const permissions = await permissionsOf(row, services.engines, systemContext(services, request))
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    audience,
    session,
    permissions,
    ...(row.company_id ? { company: row.company_id } : {}),
    ...(row.tenant_id ? { tenant: row.tenant_id } : {}),
  }
}

/** Refuses CMS access to accounts without any permission; throws `forbidden`. */
export async function assertPermission(
  row: AccountRow,
  audience: Audience,
  services: AccountServices,
  request: FastifyRequest,
): Promise<void> {
  const { db, engines } = services
  if (audience !== 'cms') return
  if ((await permissionsOf(row, engines, systemContext(services, request))).length) return
  const { email, kind } = row
  await recordAuditEvent(db, { event: 'sign_in_failed', details: 'no permission', email, kind })
  throw refuse('forbidden')
}

/** Opens a session for an account that has been authenticated. */
export async function signIn(
  row: AccountRow,
  audience: Audience,
  event: AuditKind,
  services: AccountServices,
  request: FastifyRequest,
) {
  const { db, sessions, tokens, engines } = services
  const context = systemContext(services, request)
  await assertPermission(row, audience, services, request)
  const { id: session, refreshToken } = await db.transaction().execute(async (inner) => {
    for (const token of findReplacedTokens(request, audience)) await signOut(inner, token)
    const newSession = await sessions.open(inner, row.id, audience, clientInfoOf(request))
    await recordSignIn(inner, row.id)
    await rememberBrowser(inner, request, row.id)
    const { email, kind } = row
    await recordAuditEvent(inner, { event, details: audience, email, kind })
    return newSession
  })
  const account = await toAccount(row, { audience, session }, services, request)
  const accessToken = tokens.sign(account)
  return {
    user: await profileOf(row, account.permissions, engines, context),
    audience,
    accessToken,
    refreshToken,
    token: accessToken,
  }
}
