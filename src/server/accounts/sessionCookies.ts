import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest, preSerializationHookHandler } from 'fastify'
import { audiences, type Audience } from '#domain/access.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { refreshDays } from './sessions.ts'

/** The prefix makes browsers refuse a cookie of this name from anybody but this very host. */
const cookieName = (audience: Audience): string => `__Host-refresh-${audience}`

/** For cookies of this host alone, which no script reads and no other site causes to be sent. */
export const hostCookie: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
}

/**
 * Whether the refresh token belongs in a cookie. The header that says so is also what no form, and no
 * script of another site, can send.
 */
export const usesCookieSession = ({ headers }: FastifyRequest): boolean =>
  headers['x-session'] === 'cookie'

/** Whether a request comes with anything that a browser sends by itself and that opens a session. */
export const hasSessionCookie = (request: FastifyRequest): boolean =>
  audiences.some((audience) => readRefreshCookie(request, audience) !== undefined)

const readRefreshCookie = ({ cookies }: FastifyRequest, audience: Audience): string | undefined =>
  cookies[cookieName(audience)]

/** The refresh token of a browser that keeps it in its cookie. */
export const readRefreshToken = (
  request: FastifyRequest,
  audience: Audience,
): string | undefined =>
  usesCookieSession(request) ? readRefreshCookie(request, audience) : undefined

/** The refresh tokens that a browser gives up by signing in: whoever enters the shop leaves the back office. */
export const findReplacedTokens = (request: FastifyRequest, audience: Audience): string[] =>
  audiences
    .filter((each) => each === audience || audience === 'marketplace')
    .flatMap((each) => readRefreshToken(request, each) ?? [])

/** Takes a cookie away from a browser that has it. */
export function clearRefreshToken(
  request: FastifyRequest,
  reply: FastifyReply,
  audience: Audience,
): void {
  if (readRefreshCookie(request, audience) !== undefined)
    reply.clearCookie(cookieName(audience), hostCookie)
}

/** Whatever route opens or renews a session: its refresh token leaves in a cookie where one is wanted. */
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
