import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse, refuseField } from '#domain/problem.ts'
import { accountById } from '../accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { lookUpAccount, type AuthRealm } from '../authRealms.ts'
import { signInOrChallenge } from '../signInOrChallenge.ts'
import { toAccount } from '../signIn.ts'
import { mustEnrolFactor } from '../factors/factors.ts'
import { sessionOrChallenge } from '../factors/factorSchemas.ts'
import { findKnownBrowser } from '../sessions/knownBrowsers.ts'
import { clearAttempts, perAccountAndAddress } from '../rateLimits.ts'
import {
  assertHuman,
  assertTenantId,
  systemContext,
  type AccountServices,
} from '../accountServices.ts'
import {
  browserKey,
  limitAddress,
  limitKnownBrowser,
  limitAttempts,
  accountAddressKey,
} from '../enforceRateLimits.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { noContent } from '#server/http/commonSchemas.ts'
import { verifyPassword } from '../password.ts'
import { profileOf } from '../profile.ts'
import {
  bodySchema,
  email,
  isRoot,
  refreshedSession,
  secret,
  session,
  sessionHeader,
  signInHeaders,
  signInPassword,
  optionalTenant,
} from '../accountSchemas.ts'
import {
  clearRefreshToken,
  readRefreshToken,
  usesCookieSession,
} from '../sessions/sessionCookies.ts'
import { signOut } from '../signOut.ts'

type SignInBody = { username: string; password: string; tenant?: string; isRoot?: boolean }
type RefreshBody = { refreshToken?: string }
type Options = { readonly authRealm: AuthRealm; readonly services: AccountServices }

/** Signing in and out and refreshing sessions in one realm. */
export const signInRoutes: FastifyPluginAsync<Options> = async (app, { authRealm, services }) => {
  const { db, sessions, tokens, engines } = services
  const { audience } = authRealm
  const config = { access: 'anyone' } as const
  const required = { username: email, password: signInPassword }

  app.post<{ Body: SignInBody }>(
    authRealm.login,
    describeRoute(config, 'accounts', {
      operationId: `signIn${authRealm.name}`,
      summary: `Sign in to the ${audience === 'cms' ? 'CMS' : 'storefront'}, for ${authRealm.usersDescription}`,
      headers: signInHeaders,
      body:
        authRealm.tenant === 'needed'
          ? bodySchema({ ...required, tenant: optionalTenant }, { isRoot })
          : bodySchema(required, { tenant: optionalTenant, isRoot }),
      response: { 200: audience === 'cms' ? sessionOrChallenge : session },
    }),
    async (request) => {
      const { username, password, tenant: code, isRoot: root } = request.body
      if (authRealm.tenant === 'needed') assertTenantId(code)
      const { account, accountKey } = await lookUpAccount(db, authRealm, {
        email: username,
        tenant: code,
        isRoot: root,
      })
      const browser = await findKnownBrowser(db, request, account)
      const attempt = { action: 'password', target: accountKey } as const
      if (!browser) await limitAddress(services, request, 'password')
      await assertHuman(services, request)
      if (browser)
        await limitKnownBrowser(db, browser, { ...attempt, limits: [perAccountAndAddress] })
      else await limitAttempts(services, request, attempt)
      const isPasswordCorrect = await verifyPassword(password, account?.password_hash ?? undefined)
      if (!account?.active || !isPasswordCorrect) {
        await recordAuditEvent(db, {
          event: 'sign_in_failed',
          email: username,
          kind: account?.kind,
          details: code,
        })
        throw refuse('invalid_credentials')
      }
      const signInResult = await signInOrChallenge(
        account,
        audience,
        'signed_in',
        services,
        request,
      )
      const key = browser
        ? browserKey('password', perAccountAndAddress, browser, accountKey)
        : accountAddressKey('password', accountKey, request)
      await clearAttempts(db, key)
      return { data: signInResult }
    },
  )

  /** Returns the refresh token from the body or the browser's cookie. */
  function requireRefreshToken(request: FastifyRequest<{ Body: RefreshBody }>): string | undefined {
    const token = request.body.refreshToken ?? readRefreshToken(request, audience)
    if (token === undefined && !usesCookieSession(request))
      throw refuseField('/refreshToken', 'field.required')
    return token
  }

  const describeTokenRoute = (verb: 'refresh' | 'signOut', summary: string, response: object) =>
    describeRoute(config, 'accounts', {
      operationId: `${verb}${authRealm.name}`,
      summary,
      description:
        'The refresh token is the `refreshToken` of the body. With the header `x-session`, it can be omitted and is read from the cookie.',
      headers: sessionHeader,
      body: bodySchema({}, { refreshToken: secret }),
      response,
    })

  app.post<{ Body: RefreshBody }>(
    authRealm.refresh,
    describeTokenRoute('refresh', 'Exchange a refresh token for new tokens', {
      200: refreshedSession,
    }),
    async (request, reply) => {
      const token = requireRefreshToken(request)
      const skipIfRecent = request.body.refreshToken === undefined
      const rotation = token && (await sessions.rotate(db, token, audience, { skipIfRecent }))
      const refreshRefusal = () => {
        clearRefreshToken(request, reply, audience)
        return refuse('unauthenticated')
      }
      if (!rotation || rotation.outcome === 'unknown') throw refreshRefusal()
      const row = await accountById(db, rotation.accountId)
      if (rotation.outcome === 'reused') {
        await recordAuditEvent(db, {
          event: 'token_reused',
          email: row?.email ?? '',
          kind: row?.kind,
        })
      }
      if (rotation.outcome === 'reused' || !row?.active) throw refreshRefusal()
      // Accounts without the factor that has since become required must sign in again to enrol one.
      if (audience === 'cms' && (await mustEnrolFactor(db, row.id))) throw refreshRefusal()
      const sessionRef = { audience, session: rotation.session }
      const account = await toAccount(row, sessionRef, services, request)
      const accessToken = tokens.sign(account)
      const context = systemContext(services, request)
      // Browsers get the profile along with it, so that opening a page needs no further request.
      const user = usesCookieSession(request) && {
        user: await profileOf(row, account.permissions, engines, context),
      }
      const { refreshToken } = rotation
      const renewal = { audience, accessToken, refreshToken, token: accessToken }
      return { data: { ...user, ...renewal, cmsToken: accessToken } }
    },
  )

  app.post<{ Body: RefreshBody }>(
    authRealm.signout,
    describeTokenRoute('signOut', 'Sign out by ending the session of a refresh token', {
      204: noContent,
    }),
    async (request, reply) => {
      const token = requireRefreshToken(request)
      if (token) await signOut(db, token)
      if (usesCookieSession(request)) clearRefreshToken(request, reply, audience)
      return reply.code(204).send()
    },
  )
}
