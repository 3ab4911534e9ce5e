import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { accountById } from '../accounts.ts'
import { audit } from '#server/http/auditRequest.ts'
import { locate, type AuthRealm } from '../authRealms.ts'
import { admit } from '../admit.ts'
import { accountFor } from '../enter.ts'
import { owesFactor } from '../factors/factors.ts'
import { sessionOrQuestion } from '../factors/schemas.ts'
import { knownBrowser } from '../knownBrowsers.ts'
import { forgetTries, perAccount, perPair } from '../limits.ts'
import {
  browserKey,
  demandHuman,
  demandTenant,
  limitAddress,
  limitKnownBrowser,
  limitTries,
  pairKey,
  systemContext,
  type AccountParts,
} from '../parts.ts'
import { visitorOf } from '#server/http/requestOrigin.ts'
import { verifyPassword } from '../password.ts'
import { profileOf } from '../profile.ts'
import {
  body,
  email,
  isRoot,
  nothing,
  renewed,
  secret,
  session,
  sessionHeader,
  signInHeaders,
  signInPassword,
  tags,
  tenantOrNone,
} from '../schemas.ts'
import { forgetRefreshToken, refreshTokenIn, wantsCookie } from '../sessionCookies.ts'
import { signOut } from '../signOut.ts'

type SignIn = { username: string; password: string; tenant?: string; isRoot?: boolean }
type Refresh = { refreshToken?: string }
type Options = { readonly door: AuthRealm; readonly parts: AccountParts }

const refreshBody = body({}, { refreshToken: secret })
const refreshForms = 'Takes the `refreshToken` of the body; with `x-session`, that of the cookie.'

/** Signing in and out through one door, and staying in. */
export const signInRoutes: FastifyPluginAsync<Options> = async (app, { door, parts }) => {
  const { db, sessions, tokens, engines } = parts
  const { audience } = door
  const config = { access: 'anyone' } as const
  const needed = { username: email, password: signInPassword }

  app.post<{ Body: SignIn }>(
    door.login,
    {
      config,
      schema: {
        operationId: `signIn${door.name}`,
        summary: `Sign in to the ${audience === 'cms' ? 'back office' : 'shop'}: ${door.people}`,
        tags,
        headers: signInHeaders,
        body:
          door.tenant === 'needed'
            ? body({ ...needed, tenant: tenantOrNone }, { isRoot })
            : body(needed, { tenant: tenantOrNone, isRoot }),
        response: { 200: audience === 'cms' ? sessionOrQuestion : session },
      },
    },
    async (request) => {
      const { username, password, tenant: code, isRoot: root } = request.body
      if (door.tenant === 'needed') demandTenant(code)
      const { account, whom } = await locate(db, door, {
        email: username,
        tenant: code,
        isRoot: root,
      })
      const browser = await knownBrowser(db, request, account)
      const tried = { what: 'password', whom } as const
      if (!browser) await limitAddress(parts, request, 'password')
      await demandHuman(parts, request)
      if (browser) await limitKnownBrowser(parts, request, browser, { ...tried, limits: [perPair] })
      else await limitTries(parts, request, { ...tried, limits: [perAccount] })
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
      const entered = await admit(account, audience, 'signed_in', parts, request)
      const key = browser
        ? browserKey('password', perPair, browser, whom)
        : pairKey('password', whom, request)
      await forgetTries(db, key)
      return { data: entered }
    },
  )

  /** The refresh token that a request comes with: the body's, or a browser's in its cookie. */
  function tokenOf(request: FastifyRequest<{ Body: Refresh }>): string | undefined {
    const token = request.body.refreshToken ?? refreshTokenIn(request, audience)
    if (token === undefined && !wantsCookie(request))
      throw refuse('validation', { fields: { '/refreshToken': { key: 'field.required' } } })
    return token
  }

  app.post<{ Body: Refresh }>(
    door.refresh,
    {
      config,
      schema: {
        operationId: `refresh${door.name}`,
        summary: 'Exchange a refresh token for new tokens',
        description: refreshForms,
        tags,
        headers: sessionHeader,
        body: refreshBody,
        response: { 200: renewed },
      },
    },
    async (request, reply) => {
      const token = tokenOf(request)
      const keepsYoung = request.body.refreshToken === undefined
      const rotated = token && (await sessions.rotate(db, token, audience, { keepsYoung }))
      const refused = () => {
        forgetRefreshToken(request, reply, audience)
        return refuse('unauthenticated')
      }
      if (!rotated || rotated.outcome === 'unknown') throw refused()
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
      if (rotated.outcome === 'reused' || !row?.active) throw refused()
      // Who signed in before a second factor was demanded sets one up before they go on.
      if (audience === 'cms' && (await owesFactor(db, row.id))) throw refused()
      const opened = { audience, session: rotated.session }
      const account = await accountFor(row, opened, parts, request)
      const accessToken = tokens.sign(account)
      const context = systemContext(parts, request)
      // A page that was just opened asks nothing else to know who reads it.
      const user = wantsCookie(request) && {
        user: await profileOf(row, account.permissions, engines, context),
      }
      const { refreshToken } = rotated
      const renewal = { audience, accessToken, refreshToken, token: accessToken }
      return { data: { ...user, ...renewal, cmsToken: accessToken } }
    },
  )

  app.post<{ Body: Refresh }>(
    door.signout,
    {
      config,
      schema: {
        operationId: `signOut${door.name}`,
        summary: 'End a session on the server',
        description: refreshForms,
        tags,
        headers: sessionHeader,
        body: refreshBody,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const token = tokenOf(request)
      if (token) await signOut(db, token, request)
      if (wantsCookie(request)) forgetRefreshToken(request, reply, audience)
      return reply.code(204).send()
    },
  )
}
