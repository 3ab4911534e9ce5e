import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Schema } from '#resource/schema.ts'
import { codeMinutes } from './codes.ts'
import { hostCookie } from './sessions/sessionCookies.ts'

const cookieName = '__Host-reset-request'
const requestIdPattern = '^[A-Za-z0-9_-]{22}$'

export const requestIdSchema: Schema = {
  type: 'string',
  pattern: requestIdPattern,
  description:
    'The id of the request that sent the code. The code is only accepted together with it. Browsers send it as a cookie, and other clients send it in the body.',
}

export const generateRequestId = (): string => randomBytes(16).toString('base64url')

/** Returns the id of the request that mailed the code, from the body or the browser's cookie. */
export function readRequestId({ body, cookies }: FastifyRequest): string | undefined {
  const value: unknown = Object(body).requestId ?? cookies[cookieName]
  return typeof value === 'string' && new RegExp(requestIdPattern).test(value) ? value : undefined
}

export const setRequestIdCookie = (reply: FastifyReply, requestId: string): FastifyReply =>
  reply.setCookie(cookieName, requestId, {
    ...hostCookie,
    maxAge: codeMinutes * 60,
  })
