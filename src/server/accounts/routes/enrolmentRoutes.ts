import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { describeRoute } from '#server/http/describeRoute.ts'
import { text } from '#server/http/commonSchemas.ts'
import { refuse } from '#domain/problem.ts'
import { accountById, type AccountRow } from '../accounts.ts'
import { signIn } from '../signIn.ts'
import {
  updateChallenge,
  readChallenge,
  attemptChallenge,
  type Challenge,
} from '../factors/challenges.ts'
import {
  startPasskeyEnrolment,
  startTotpEnrolment,
  finishEnrolment,
  type NewFactor,
} from '../factors/enrolment.ts'
import {
  attestation,
  challengeToken,
  creationOptionsSchema,
  factorCode,
  passkeyName,
  recoveryCodes,
} from '../factors/factorSchemas.ts'
import type { AccountServices } from '../accountServices.ts'
import { limitAddress } from '../enforceRateLimits.ts'
import { bodySchema, dataSchema, sessionHeader, sessionWith } from '../accountSchemas.ts'

type TokenRequest = { Body: { token: string } }

const config = { access: 'anyone' } as const
const sessionWithCodes = sessionWith({ recoveryCodes })

/**
 * Enrols the first factor of somebody who may not sign in without one; uses the token issued after
 * the password check.
 */
export const enrolmentRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { db } = services

  async function requireAccount({ accountId }: Challenge): Promise<AccountRow> {
    const row = accountId ? await accountById(db, accountId) : undefined
    if (!row?.active) throw refuse('second_factor_expired')
    return row
  }

  async function startEnrolment(request: FastifyRequest<TokenRequest>) {
    await limitAddress(services, request, 'factor')
    const challenge = await readChallenge(db, 'enrol', request.body.token)
    return { challenge, row: await requireAccount(challenge) }
  }

  async function completeEnrolment(request: FastifyRequest<TokenRequest>, factor: NewFactor) {
    await limitAddress(services, request, 'factor')
    const challenge = await attemptChallenge(db, 'enrol', request.body.token)
    const row = await requireAccount(challenge)
    const codes = await finishEnrolment(services, request, row, challenge, factor, {
      isFirst: true,
    })
    const signInResult = await signIn(row, 'cms', 'signed_in', services, request)
    return { data: { ...signInResult, recoveryCodes: codes ?? [] } }
  }

  app.post<TokenRequest>(
    '/admins/auth/enrolment/totp',
    describeRoute(config, 'accounts', {
      operationId: 'enrolTotp',
      summary:
        'Create a secret for an authenticator app before signing in with a required second factor',
      body: bodySchema({ token: challengeToken }),
      response: { 200: dataSchema({ secret: text, uri: text }) },
    }),
    async (request) => {
      const { challenge, row } = await startEnrolment(request)
      const { result, facts } = startTotpEnrolment(services, request, row)
      await updateChallenge(db, challenge, facts)
      return { data: result }
    },
  )

  app.post<{ Body: { token: string; code: string } }>(
    '/admins/auth/enrolment/totp/confirm',
    describeRoute(config, 'accounts', {
      operationId: 'confirmEnrolledTotp',
      summary: 'Confirm the authenticator app with one of its codes, and sign in',
      body: bodySchema({ token: challengeToken, code: factorCode }),
      headers: sessionHeader,
      response: { 200: sessionWithCodes },
    }),
    async (request) => completeEnrolment(request, { kind: 'totp', code: request.body.code }),
  )

  app.post<TokenRequest>(
    '/admins/auth/enrolment/passkey/options',
    describeRoute(config, 'accounts', {
      operationId: 'enrolPasskeyOptions',
      summary: 'Get the options for a new passkey before signing in with a required second factor',
      body: bodySchema({ token: challengeToken }),
      response: { 200: dataSchema({ options: creationOptionsSchema }) },
    }),
    async (request) => {
      const { challenge, row } = await startEnrolment(request)
      const { result, facts } = await startPasskeyEnrolment(services, request, row)
      await updateChallenge(db, challenge, facts)
      return { data: { options: result } }
    },
  )

  app.post<{ Body: { token: string; name: string; passkey: RegistrationResponseJSON } }>(
    '/admins/auth/enrolment/passkey',
    describeRoute(config, 'accounts', {
      operationId: 'enrolPasskey',
      summary: 'Register the passkey that the browser created, and sign in',
      body: bodySchema({ token: challengeToken, name: passkeyName, passkey: attestation }),
      headers: sessionHeader,
      response: { 200: sessionWithCodes },
    }),
    async (request) => {
      const { name, passkey } = request.body
      return completeEnrolment(request, { kind: 'passkey', name: name.trim(), passkey })
    },
  )
}
