import type { FastifyPluginAsync } from 'fastify'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { fileSchema } from '#resource/kinds/file.ts'
import { receiveFile } from '../uploads/receiveFile.ts'
import { signedIn } from '#server/http/requestAccount.ts'
import { signedInAnywhere } from '#server/http/routeAccess.ts'
import { accountById, setPasswordHash } from '../accounts.ts'
import { audit } from '#server/http/auditRequest.ts'
import { spend, spendAll } from '../codes.ts'
import { admit } from '../admit.ts'
import { enter } from '../enter.ts'
import { answerSchema, sessionOrQuestion } from '../factors/schemas.ts'
import { requireSecondFactor, type SecondFactorAnswer } from '../factors/secondFactor.ts'
import { perAccount } from '../limits.ts'
import {
  demandStrong,
  limitAddress,
  limitTries,
  systemContext,
  type AccountParts,
} from '../parts.ts'
import { visitorOf } from '#server/http/requestOrigin.ts'
import { hashPassword } from '../password.ts'
import { engineOf } from '../profile.ts'
import { body, data, newPassword, nothing, secret, sessionHeader, tags, text } from '../schemas.ts'
import { forgetRefreshToken } from '../sessionCookies.ts'
import { endSessions, sessionsOf } from '../sessions.ts'
import { selfOf } from './profileRoutes.ts'

const security = [{ bearer: [] }]
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const device = {
  type: 'object',
  properties: {
    _id: text,
    audience: { type: 'string', enum: ['cms', 'marketplace'] },
    ip: text,
    device: text,
    createdAt: text,
    usedAt: text,
    current: { type: 'boolean' },
  },
}

/** What everybody who is signed in may do with their own account, on either front. */
export const accountRoutes: FastifyPluginAsync<AccountParts> = async (app, parts) => {
  const { db, codes, engines } = parts
  const config = { access: signedInAnywhere }

  app.get(
    '/account/sessions',
    {
      config,
      schema: {
        operationId: 'listSessions',
        summary: 'The devices one is signed in on',
        tags,
        security,
        response: {
          200: {
            type: 'object',
            required: ['data'],
            properties: { data: { type: 'array', items: device } },
          },
        },
      },
    },
    async (request) => {
      const { id, session: current } = signedIn(request)
      const sessions = await sessionsOf(db, id)
      return { data: sessions.map((each) => ({ ...each, current: each._id === current })) }
    },
  )

  app.delete<{ Params: { id: string } }>(
    '/account/sessions/:id',
    {
      config,
      schema: {
        operationId: 'endSession',
        summary: 'Sign one device out',
        tags,
        security,
        params: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string', format: 'uuid' } },
        },
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { id, email, kind } = signedIn(request)
      if (!(await endSessions(db, id, { only: request.params.id })))
        throw refuse('not_found', { values: { what: nouns.device } })
      await audit(db, { event: 'signed_out', email, kind, visitor: visitorOf(request) })
      return reply.code(204).send()
    },
  )

  app.delete(
    '/account/sessions',
    {
      config,
      schema: {
        operationId: 'endSessions',
        summary: 'Sign out everywhere, here too',
        tags,
        security,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { id, email, kind, audience } = signedIn(request)
      await endSessions(db, id)
      forgetRefreshToken(request, reply, audience)
      await audit(db, { event: 'sessions_ended', email, kind, visitor: visitorOf(request) })
      return reply.code(204).send()
    },
  )

  app.post(
    '/account/avatar',
    {
      config,
      schema: {
        operationId: 'changeAvatar',
        summary: 'Upload your picture, a png or jpeg of at most 1 MB',
        tags,
        consumes: ['multipart/form-data'],
        security,
        response: { 200: data({ avatar: fileSchema }) },
      },
    },
    async (request) => {
      const row = await selfOf(request, parts)
      const avatar = await receiveFile(request, parts)
      const context = { ...systemContext(parts, request), actor: row.id }
      await engineOf(engines, row.kind).patch(row.id, { avatar: avatar._id }, undefined, context)
      return { data: { avatar } }
    },
  )

  app.delete(
    '/account/avatar',
    {
      config,
      schema: {
        operationId: 'removeAvatar',
        summary: 'Remove your picture',
        tags,
        security,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const row = await selfOf(request, parts)
      const context = { ...systemContext(parts, request), actor: row.id }
      await engineOf(engines, row.kind).patch(row.id, { avatar: null }, undefined, context)
      return reply.code(204).send()
    },
  )

  app.post<{
    Body: { invitation: string; password: string; secondFactor?: SecondFactorAnswer }
  }>(
    '/account/accept-invitation',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'acceptInvitation',
        summary: 'Choose a password with an invitation, and sign in',
        tags,
        headers: sessionHeader,
        body: body({ invitation: secret, password: newPassword }, { secondFactor: answerSchema }),
        response: { 200: sessionOrQuestion },
      },
    },
    async (request) => {
      const { invitation, password, secondFactor } = request.body
      demandStrong(password)
      await limitAddress(parts, request, 'invitation')
      const { subject, code } = codes.subjectOf(invitation)
      if (!isUuid.test(subject)) throw refuse('invitation_invalid')
      await limitTries(parts, request, {
        what: 'invitation',
        whom: subject,
        limits: [perAccount],
      })
      const found = await codes.check(db, { purpose: 'invite', subject, code })
      const row = found?.accountId ? await accountById(db, found.accountId) : undefined
      if (!row?.active) throw refuse('invitation_invalid')
      const proved = await requireSecondFactor(parts, request, 'invitation', row, secondFactor)
      const hash = await hashPassword(password)
      await db.transaction().execute(async (inner) => {
        if (!(await spend(inner, 'invite', subject))) throw refuse('invitation_invalid')
        await setPasswordHash(inner, row.id, hash)
        // An invitation to somebody who was in before is a new beginning.
        await endSessions(inner, row.id)
        await spendAll(inner, row.id)
        await parts.emailProven(inner, row)
      })
      const audience = row.kind === 'admin' ? 'cms' : 'marketplace'
      const letIn = proved ? enter : admit
      return { data: await letIn(row, audience, 'invitation_accepted', parts, request) }
    },
  )
}
