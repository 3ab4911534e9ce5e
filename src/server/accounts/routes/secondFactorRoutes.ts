import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { accountById } from '../accounts.ts'
import { audit } from '#server/http/auditRequest.ts'
import { enter } from '../enter.ts'
import { issueChallenge, spendChallenge, tryChallenge } from '../factors/challenges.ts'
import { requestOptions, acceptPasskey } from '../factors/passkeys.ts'
import {
  answerOptions,
  answerProperties,
  assertion,
  challengeToken,
  requestOptionsSchema,
} from '../factors/schemas.ts'
import { proveSecondFactor, type SecondFactorAnswer } from '../factors/secondFactor.ts'
import { limitAddress, type AccountParts } from '../parts.ts'
import { visitorOf } from '#server/http/requestOrigin.ts'
import { body, data, session, sessionHeader, tags, text } from '../schemas.ts'

const config = { access: 'anyone' } as const

/** The second step of signing in to the back office, and the passkey that needs no first one. */
export const secondFactorRoutes: FastifyPluginAsync<AccountParts> = async (app, parts) => {
  const { db, factors } = parts

  app.post<{ Body: SecondFactorAnswer }>(
    '/admins/auth/second-factor',
    {
      config,
      schema: {
        operationId: 'secondFactor',
        summary: 'Take the second step of signing in; after five wrong tries it starts over',
        tags,
        body: body(answerProperties, answerOptions),
        headers: sessionHeader,
        response: { 200: session },
      },
    },
    async (request) => {
      const find = (id: string) => accountById(db, id)
      const row = await proveSecondFactor(parts, request, 'sign-in', request.body, find)
      return { data: await enter(row, 'cms', 'signed_in', parts, request) }
    },
  )

  app.post(
    '/admins/auth/passkey/options',
    {
      config,
      schema: {
        operationId: 'passkeyOptions',
        summary: 'What a browser asks for a passkey that signs in by itself',
        tags,
        response: { 200: data({ token: text, options: requestOptionsSchema }) },
      },
    },
    async (request) => {
      await limitAddress(parts, request, 'factor')
      const host = factors.hosts.demand(request)
      const options = await requestOptions(db, host)
      const facts = { host: host.name, challenge: options.challenge }
      return { data: { token: await issueChallenge(db, 'passkey', undefined, facts), options } }
    },
  )

  app.post<{ Body: { token: string; passkey: AuthenticationResponseJSON } }>(
    '/admins/auth/passkey',
    {
      config,
      schema: {
        operationId: 'signInWithPasskey',
        summary: 'Sign in to the back office with a passkey alone',
        tags,
        body: body({ token: challengeToken, passkey: assertion }),
        headers: sessionHeader,
        response: { 200: session },
      },
    },
    async (request) => {
      const { token, passkey: response } = request.body
      await limitAddress(parts, request, 'factor')
      const host = factors.hosts.demand(request)
      const challenge = await tryChallenge(db, 'passkey', token)
      const used = await acceptPasskey(db, { response, challenge, host, isPasswordless: true })
      const row = used && (await accountById(db, used.account_id))
      if (!row?.active) {
        const visitor = visitorOf(request)
        if (row)
          await audit(db, { event: 'sign_in_failed', email: row.email, kind: row.kind, visitor })
        throw refuse('passkey_invalid')
      }
      await spendChallenge(db, challenge)
      return { data: await enter(row, 'cms', 'signed_in', parts, request) }
    },
  )
}
