import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { accountById } from '../accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { signIn } from '../signIn.ts'
import { issueChallenge, consumeChallenge, attemptChallenge } from '../factors/challenges.ts'
import { requestOptions, verifyPasskey } from '../factors/passkeys.ts'
import {
  answerOptions,
  answerProperties,
  assertion,
  challengeToken,
  requestOptionsSchema,
} from '../factors/factorSchemas.ts'
import { verifySecondFactor, type SecondFactorAnswer } from '../factors/secondFactor.ts'
import type { AccountServices } from '../accountServices.ts'
import { limitAddress } from '../enforceRateLimits.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { text } from '#server/http/commonSchemas.ts'
import { bodySchema, dataSchema, session, sessionHeader } from '../accountSchemas.ts'

const config = { access: 'anyone' } as const

/** The second step of signing in to the CMS, and signing in with a passkey alone. */
export const secondFactorRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { db, factors } = services

  app.post<{ Body: SecondFactorAnswer }>(
    '/admins/auth/second-factor',
    describeRoute(config, 'accounts', {
      operationId: 'secondFactor',
      summary: 'Complete the second step of signing in; after five wrong attempts, sign in again',
      body: bodySchema(answerProperties, answerOptions),
      headers: sessionHeader,
      response: { 200: session },
    }),
    async (request) => {
      const findAccount = (id: string) => accountById(db, id)
      const row = await verifySecondFactor(services, request, 'sign-in', request.body, findAccount)
      return { data: await signIn(row, 'cms', 'signed_in', services, request) }
    },
  )

  app.post(
    '/admins/auth/passkey/options',
    describeRoute(config, 'accounts', {
      operationId: 'passkeyOptions',
      summary: 'Get the options for signing in to the CMS with a passkey alone',
      response: { 200: dataSchema({ token: text, options: requestOptionsSchema }) },
    }),
    async (request) => {
      await limitAddress(services, request, 'factor')
      const host = factors.hosts.get(request)
      const options = await requestOptions(db, host)
      const facts = { host: host.name, challenge: options.challenge }
      return { data: { token: await issueChallenge(db, 'passkey', undefined, facts), options } }
    },
  )

  app.post<{ Body: { token: string; passkey: AuthenticationResponseJSON } }>(
    '/admins/auth/passkey',
    describeRoute(config, 'accounts', {
      operationId: 'signInWithPasskey',
      summary: 'Sign in to the CMS with a passkey alone',
      body: bodySchema({ token: challengeToken, passkey: assertion }),
      headers: sessionHeader,
      response: { 200: session },
    }),
    async (request) => {
      const { token, passkey: response } = request.body
      await limitAddress(services, request, 'factor')
      const host = factors.hosts.get(request)
      const challenge = await attemptChallenge(db, 'passkey', token)
      const verifiedPasskey = await verifyPasskey(db, {
        response,
        challenge,
        host,
        isPasswordless: true,
      })
      const row = verifiedPasskey && (await accountById(db, verifiedPasskey.account_id))
      if (!row?.active) {
        if (row)
          await recordAuditEvent(db, { event: 'sign_in_failed', email: row.email, kind: row.kind })
        throw refuse('passkey_invalid')
      }
      await consumeChallenge(db, challenge)
      return { data: await signIn(row, 'cms', 'signed_in', services, request) }
    },
  )
}
