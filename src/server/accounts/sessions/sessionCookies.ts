import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest, preSerializationHookHandler } from 'fastify'
import { audiences, type Audience } from '#domain/access.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { refreshDays } from './sessions.ts'

/** With this prefix, browsers accept the cookie only from this exact host. */
const cookieName = (audience: Audience): string => `__Host-refresh-${audience}`

/**
 * Options of cookies for this host only, hidden from scripts and not sent with cross-site requests.
 */
export const hostCookie: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
}

/**
 * Returns whether the refresh token belongs in a cookie. The header also protects against forged
 * requests: neither forms nor scripts of other sites can send it.
 */
export const usesCookieSession = ({ headers }: FastifyRequest): boolean =>
  headers['x-session'] === 'cookie'

/** Returns whether a request has a session cookie, which browsers send automatically. */
export const hasSessionCookie = (request: FastifyRequest): boolean =>
  audiences.some((audience) => readRefreshCookie(request, audience) !== undefined)

const readRefreshCookie = ({ cookies }: FastifyRequest, audience: Audience): string | undefined =>
  cookies[cookieName(audience)]

/** The refresh token of a browser with a cookie session. */
export const readRefreshToken = (
  request: FastifyRequest,
  audience: Audience,
): string | undefined =>
  usesCookieSession(request) ? readRefreshCookie(request, audience) : undefined

/** The refresh tokens that a sign-in replaces; signing in to the shop also ends the CMS session. */
export const findReplacedTokens = (request: FastifyRequest, audience: Audience): string[] =>
  audiences
    .filter((each) => each === audience || audience === 'marketplace')
    .flatMap((each) => readRefreshToken(request, each) ?? [])

export function clearRefreshToken(
  request: FastifyRequest,
  reply: FastifyReply,
  audience: Audience,
): void {
  if (readRefreshCookie(request, audience) !== undefined)
    reply.clearCookie(cookieName(audience), hostCookie)
}

/** Moves the refresh token of any session response to a cookie if the client uses one. */
export const moveRefreshTokenToCookie: preSerializationHookHandler = (
  request,
  reply,
  payload,
  done,
) => {
  const session = readSessionPayload(payload)
  if (session) reply.header('cache-control', 'private, no-store')
  if (!session || !usesCookieSession(request)) return done(null, payload)
  const { refreshToken, ...data } = session
  if (data.audience === 'marketplace') clearRefreshToken(request, reply, 'cms')
  const maxAge = refreshDays * 24 * 60 * 60
  reply.setCookie(cookieName(data.audience), refreshToken, { ...hostCookie, maxAge })
  done(null, { data })
}

type SessionPayload = { readonly audience: Audience; readonly refreshToken: string }

function readSessionPayload(payload: unknown): SessionPayload | undefined {
  if (!isRecord(payload) || !isRecord(payload.data)) return undefined
  const { audience, refreshToken } = payload.data
  const knownAudience = audiences.find((each) => each === audience)
  if (!knownAudience || typeof refreshToken !== 'string') return undefined
  return { ...payload.data, audience: knownAudience, refreshToken }
}
