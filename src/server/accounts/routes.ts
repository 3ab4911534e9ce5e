import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import type { Database } from '../database/database.ts'
import { accountOf, adminById, findAdmin, profileOf } from './admins.ts'
import { signedIn } from './authenticate.ts'
import type { BotCheck } from './botCheck.ts'
import { verifyPassword } from './password.ts'
import { closeSession, openSession, rotate } from './sessions.ts'
import type { Tokens } from './tokens.ts'

type Options = { readonly db: Database; readonly tokens: Tokens; readonly botCheck: BotCheck }

const user = {
  type: 'object',
  required: ['_id', 'email', 'name', 'permissions'],
  properties: {
    _id: { type: 'string', format: 'uuid' },
    email: { type: 'string' },
    name: { type: 'string' },
    permissions: { type: 'array', items: { type: 'string' } },
  },
}
const text = { type: 'string' }
const question = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['provider'],
      properties: {
        provider: { type: 'string', enum: ['altcha', 'recaptcha', 'off'] },
        siteKey: text,
        challenge: { type: 'object', additionalProperties: true },
      },
    },
  },
}
const data = (properties: object) => ({
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'object', required: Object.keys(properties), properties } },
})
const refreshBody = {
  type: 'object',
  required: ['refreshToken'],
  additionalProperties: false,
  properties: { refreshToken: { type: 'string', minLength: 1, maxLength: 200 } },
}
const tags = ['accounts']

const accountAndAddress = ({ ip, body }: FastifyRequest): string => {
  const account = typeof body === 'object' && body && 'username' in body ? body.username : ''
  return `${ip} ${String(account).toLowerCase()}`
}

/** Sign-in of super administrators. Tries are limited per address and account. */
export const accountRoutes: FastifyPluginAsync<Options> = async (app, { db, tokens, botCheck }) => {
  app.get(
    '/bot-check',
    {
      schema: {
        operationId: 'botCheck',
        summary: 'What a browser must answer before it may sign in',
        tags,
        response: { 200: question },
      },
    },
    async () => ({ data: await botCheck.question() }),
  )

  app.post<{ Body: { username: string; password: string } }>(
    '/admins/auth/signin',
    {
      config: {
        rateLimit: {
          max: 10,
          timeWindow: '1 minute',
          hook: 'preHandler',
          keyGenerator: accountAndAddress,
        },
      },
      schema: {
        operationId: 'signInAdmin',
        summary: 'Sign in as super administrator',
        tags,
        headers: {
          type: 'object',
          properties: { 'x-bot-check': { type: 'string', maxLength: 4000 } },
        },
        body: {
          type: 'object',
          required: ['username', 'password'],
          additionalProperties: false,
          properties: {
            username: { type: 'string', format: 'email', maxLength: 255 },
            password: { type: 'string', minLength: 6, maxLength: 200 },
          },
        },
        response: { 200: data({ user, accessToken: text, refreshToken: text }) },
      },
    },
    async (request) => {
      const answer = request.headers['x-bot-check']
      if (!(await botCheck.passes(answer?.toString(), db))) throw refuse('bot_check_failed')
      const admin = await findAdmin(db, request.body.username)
      const known = await verifyPassword(request.body.password, admin?.password_hash)
      if (!admin || !known) throw refuse('invalid_credentials')
      return {
        data: {
          user: profileOf(admin),
          accessToken: tokens.sign(accountOf(admin)),
          refreshToken: await openSession(db, admin.id),
        },
      }
    },
  )

  app.post<{ Body: { refreshToken: string } }>(
    '/admins/auth/refresh',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        operationId: 'refreshAdmin',
        summary: 'Exchange a refresh token for new tokens',
        tags,
        body: refreshBody,
        response: { 200: data({ accessToken: text, refreshToken: text }) },
      },
    },
    async (request) => {
      const rotated = await rotate(db, request.body.refreshToken)
      const admin = rotated && (await adminById(db, rotated.adminId))
      if (!admin) throw refuse('unauthenticated')
      return {
        data: { accessToken: tokens.sign(accountOf(admin)), refreshToken: rotated.refreshToken },
      }
    },
  )

  app.post<{ Body: { refreshToken: string } }>(
    '/admins/auth/signout',
    {
      schema: {
        operationId: 'signOutAdmin',
        summary: 'End a session on the server',
        tags,
        body: refreshBody,
        response: { 204: { type: 'null', description: 'The session has ended' } },
      },
    },
    async (request, reply) => {
      await closeSession(db, request.body.refreshToken)
      return reply.code(204).send()
    },
  )

  app.get(
    '/admins/admins/myProfile',
    {
      schema: {
        operationId: 'myProfile',
        summary: 'The signed-in super administrator',
        tags,
        security: [{ bearer: [] }],
        response: { 200: data({ user }) },
      },
      onRequest: async (request) => void signedIn(request),
    },
    async (request) => {
      const admin = await adminById(db, signedIn(request).id)
      if (!admin) throw refuse('unauthenticated')
      return { data: { user: profileOf(admin) } }
    },
  )
}
