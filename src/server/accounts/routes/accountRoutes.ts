import type { FastifyPluginAsync } from 'fastify'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { fileSchema } from '#resource/kinds/file.ts'
import { receiveFile } from '../uploads/receiveFile.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { anySignedInAccess } from '#server/http/routeAccess.ts'
import { accountById, setPasswordHash } from '../accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { consumeCode, revokeCodes } from '../codes.ts'
import { signInOrChallenge } from '../signInOrChallenge.ts'
import { signIn } from '../signIn.ts'
import { answerSchema, sessionOrChallenge } from '../factors/factorSchemas.ts'
import { requireSecondFactor, type SecondFactorAnswer } from '../factors/secondFactor.ts'
import { assertStrongPassword, systemContext, type AccountServices } from '../accountServices.ts'
import { limitAddress, limitAttempts } from '../enforceRateLimits.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { noContent, text, idParams, type ById, dataResponse } from '#server/http/commonSchemas.ts'
import { hashPassword } from '../password.ts'
import { engineOf } from '../profile.ts'
import { bodySchema, dataSchema, newPassword, secret, sessionHeader } from '../accountSchemas.ts'
import { clearRefreshToken } from '../sessions/sessionCookies.ts'
import { endSessions, listSessions } from '../sessions/sessions.ts'
import { requireActiveAccount } from './profileRoutes.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const deviceSchema = {
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

/** What all signed-in people can do with their own account, in both applications. */
export const accountRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { db, codes, engines } = services
  const config = { access: anySignedInAccess }

  app.get(
    '/account/sessions',
    describeRoute(config, 'accounts', {
      operationId: 'listSessions',
      summary: 'List the active sessions of your account',
      response: { 200: dataResponse({ type: 'array', items: deviceSchema }) },
    }),
    async (request) => {
      const { id, session: current } = requireAccount(request)
      const sessions = await listSessions(db, id)
      return { data: sessions.map((each) => ({ ...each, current: each._id === current })) }
    },
  )

  app.delete<ById>(
    '/account/sessions/:id',
    describeRoute(config, 'accounts', {
      operationId: 'endSession',
      summary: 'End a session of your account, which signs its device out',
      params: idParams,
      response: { 204: noContent },
    }),
    async (request, reply) => {
      const { id, email, kind } = requireAccount(request)
      if (!(await endSessions(db, id, { only: request.params.id })))
        throw refuse('not_found', { values: { what: nouns.device } })
      await recordAuditEvent(db, { event: 'signed_out', email, kind })
      return reply.code(204).send()
    },
  )

  app.delete(
    '/account/sessions',
    describeRoute(config, 'accounts', {
      operationId: 'endSessions',
      summary: 'End all sessions of your account, including this one',
      response: { 204: noContent },
    }),
    async (request, reply) => {
      const { id, email, kind, audience } = requireAccount(request)
      await endSessions(db, id)
      clearRefreshToken(request, reply, audience)
      await recordAuditEvent(db, { event: 'sessions_ended', email, kind })
      return reply.code(204).send()
    },
  )

  app.post(
    '/account/avatar',
    describeRoute(config, 'accounts', {
      operationId: 'changeAvatar',
      summary: 'Upload your profile picture, a PNG or JPEG of at most 1 MB',
      consumes: ['multipart/form-data'],
      response: { 200: dataSchema({ avatar: fileSchema }) },
    }),
    async (request) => {
      const row = await requireActiveAccount(request, services)
      const avatar = await receiveFile(request, services)
      const context = { ...systemContext(services, request), actor: row.id }
      await engineOf(engines, row.kind).patch(row.id, { avatar: avatar._id }, undefined, context)
      return { data: { avatar } }
    },
  )

  app.delete(
    '/account/avatar',
    describeRoute(config, 'accounts', {
      operationId: 'removeAvatar',
      summary: 'Remove your profile picture',
      response: { 204: noContent },
    }),
    async (request, reply) => {
      const row = await requireActiveAccount(request, services)
      const context = { ...systemContext(services, request), actor: row.id }
      await engineOf(engines, row.kind).patch(row.id, { avatar: null }, undefined, context)
      return reply.code(204).send()
    },
  )

  app.post<{
    Body: { invitation: string; password: string; secondFactor?: SecondFactorAnswer }
  }>(
    '/account/accept-invitation',
    describeRoute({ access: 'anyone' }, 'accounts', {
      operationId: 'acceptInvitation',
      summary: 'Accept an invitation by setting a password, and sign in',
      headers: sessionHeader,
      body: bodySchema(
        { invitation: secret, password: newPassword },
        { secondFactor: answerSchema },
      ),
      response: { 200: sessionOrChallenge },
    }),
    async (request) => {
      const { invitation, password, secondFactor } = request.body
      assertStrongPassword(password)
      await limitAddress(services, request, 'invitation')
      const { subject, code } = codes.decodeLinkToken(invitation)
      if (!uuidPattern.test(subject)) throw refuse('invitation_invalid')
      await limitAttempts(services, request, { action: 'invitation', target: subject })
      const verifiedCode = await codes.check(db, { purpose: 'invite', subject, code })
      const row = verifiedCode?.accountId
        ? await accountById(db, verifiedCode.accountId)
        : undefined
      if (!row?.active) throw refuse('invitation_invalid')
      const isFactorVerified = await requireSecondFactor(
        services,
        request,
        'invitation',
        row,
        secondFactor,
      )
      const hash = await hashPassword(password)
      await db.transaction().execute(async (inner) => {
        if (!(await consumeCode(inner, 'invite', subject))) throw refuse('invitation_invalid')
        await setPasswordHash(inner, row.id, hash)
        // Inviting somebody who signed in before ends their access so far.
        await endSessions(inner, row.id)
        await revokeCodes(inner, row.id)
        await services.onEmailVerified(inner, row)
      })
      const audience = row.kind === 'admin' ? 'cms' : 'marketplace'
      const startSession = isFactorVerified ? signIn : signInOrChallenge
      return { data: await startSession(row, audience, 'invitation_accepted', services, request) }
    },
  )
}
