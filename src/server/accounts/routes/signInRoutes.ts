import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { accountById } from '../accounts.ts'
import { audit } from '../audit.ts'
import { locate, type Door } from '../doors.ts'
import { accountFor, enter } from '../enter.ts'
import { forgetTries, perAccount } from '../limits.ts'
import {
  demandHuman,
  limitAddress,
  limitTries,
  pairKey,
  visitorOf,
  type AccountParts,
} from '../parts.ts'
import { verifyPassword } from '../password.ts'
import {
  body,
  botCheckHeader,
  data,
  email,
  isRoot,
  nothing,
  secret,
  session,
  signInPassword,
  tags,
  tenantId,
  text,
} from '../schemas.ts'
import { closeSession } from '../sessions.ts'

type SignIn = { username: string; password: string; tenant?: string }
type Refresh = { refreshToken: string }
type Options = { readonly door: Door; readonly parts: AccountParts }

const refreshBody = body({ refreshToken: secret })

/** Signing in and out through one door, and staying in. */
export const signInRoutes: FastifyPluginAsync<Options> = async (app, { door, parts }) => {
  const { db, sessions, tokens } = parts
  const { audience } = door
  const config = { access: 'anyone' } as const
  const tenant = { tenant: tenantId }
  const needed = { username: email, password: signInPassword }

  app.post<{ Body: SignIn }>(
    door.login,
    {
      config,
      schema: {
        operationId: `signIn${door.name}`,
        summary: `Sign in to the ${audience === 'cms' ? 'back office' : 'shop'}: ${door.people}`,
        tags,
        headers: botCheckHeader,
        body:
          door.tenant === 'needed'
            ? body({ ...needed, ...tenant })
            : body(needed, door.tenant === 'possible' ? { ...tenant, isRoot } : { isRoot }),
        response: { 200: data(session) },
      },
    },
    async (request) => {
      const { username, password, tenant: code } = request.body
      await limitAddress(parts, request, 'password')
      await demandHuman(parts, request)
      const { account, whom } = await locate(db, door, { email: username, tenant: code })
      await limitTries(parts, request, { what: 'password', whom, limits: [perAccount] })
      const known = await verifyPassword(password, account?.password_hash ?? undefined)
      if (!account?.active || !known) {
        const visitor = visitorOf(request)
        await audit(db, {
          event: 'sign_in_failed',
          email: username,
          kind: account?.kind,
          details: code,
          visitor,
        })
        throw refuse('invalid_credentials')
      }
      const entered = await enter(account, audience, 'signed_in', parts, request)
      await forgetTries(db, pairKey('password', whom, request))
      return { data: entered }
    },
  )

  app.post<{ Body: Refresh }>(
    door.refresh,
    {
      config,
      schema: {
        operationId: `refresh${door.name}`,
        summary: 'Exchange a refresh token for new tokens',
        tags,
        body: refreshBody,
        response: {
          200: data({ accessToken: text, refreshToken: text, token: text, cmsToken: text }),
        },
      },
    },
    async (request) => {
      const rotated = await sessions.rotate(db, request.body.refreshToken, audience)
      if (rotated.outcome === 'unknown') throw refuse('unauthenticated')
      const row = await accountById(db, rotated.accountId)
      if (rotated.outcome === 'reused') {
        const visitor = visitorOf(request)
        await audit(db, {
          event: 'token_reused',
          email: row?.email ?? '',
          kind: row?.kind,
          visitor,
        })
      }
      if (rotated.outcome === 'reused' || !row?.active) throw refuse('unauthenticated')
      const opened = { audience, session: rotated.session }
      const accessToken = tokens.sign(await accountFor(row, opened, parts, request))
      const { refreshToken } = rotated
      return { data: { accessToken, refreshToken, token: accessToken, cmsToken: accessToken } }
    },
  )

  app.post<{ Body: Refresh }>(
    door.signout,
    {
      config,
      schema: {
        operationId: `signOut${door.name}`,
        summary: 'End a session on the server',
        tags,
        body: refreshBody,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const closed = await closeSession(db, request.body.refreshToken)
      const row = closed ? await accountById(db, closed) : undefined
      if (row) {
        const visitor = visitorOf(request)
        await audit(db, { event: 'signed_out', email: row.email, kind: row.kind, visitor })
      }
      return reply.code(204).send()
    },
  )
}
