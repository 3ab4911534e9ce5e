import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, refuseField } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { requiresSecondFactor } from '../requiresSecondFactor.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { noContent, type ById, text, idParams } from '#server/http/commonSchemas.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import type { AccountRow } from '../accounts.ts'
import { confirmSession, assertConfirmed } from '../factors/sessionConfirmation.ts'
import { issueChallenge, attemptChallenge } from '../factors/challenges.ts'
import {
  startPasskeyEnrolment,
  startTotpEnrolment,
  finishEnrolment,
  type NewFactor,
} from '../factors/enrolment.ts'
import { listFactors, lockFactors, finishRemoval } from '../factors/factors.ts'
import { recordFactorEvent } from '../factors/recordFactorEvent.ts'
import {
  addedFactorSchema,
  attestation,
  challengeToken,
  creationOptionsSchema,
  factorCode,
  factorListSchema,
  passkeyName,
  recoveryCodes,
} from '../factors/factorSchemas.ts'
import type { AccountServices } from '../accountServices.ts'
import { limitAddress, limitAttempts } from '../enforceRateLimits.ts'
import { verifyPassword } from '../password.ts'
import { bodySchema, dataSchema, newPassword } from '../accountSchemas.ts'
import { requireActiveAccount } from './profileRoutes.ts'

const describe = (operationId: string, summary: string, schema: object) =>
  describeRoute({ access: { audience: 'cms' } }, 'accounts', { operationId, summary, ...schema })

/** The account's own second factors. Changes need a recent password confirmation. */
export const factorRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { db, factors } = services

  async function requireConfirmedAccount(request: FastifyRequest): Promise<AccountRow> {
    const row = await requireActiveAccount(request, services)
    await assertConfirmed(db, requireAccount(request).session)
    return row
  }

  async function completeEnrolment(
    request: FastifyRequest<{ Body: { token: string } }>,
    factor: NewFactor,
  ) {
    await limitAddress(services, request, 'factor')
    const row = await requireActiveAccount(request, services)
    const challenge = await attemptChallenge(db, 'add', request.body.token)
    if (challenge.accountId !== row.id) throw refuse('second_factor_expired')
    const codes = await finishEnrolment(services, request, row, challenge, factor, {
      isFirst: false,
    })
    return { data: codes ? { recoveryCodes: codes } : {} }
  }

  async function removeFactor(
    request: FastifyRequest,
    what: { readonly news: 'appRemoved' | 'passkeyRemoved' },
    work: (inner: Database, row: AccountRow) => Promise<string | undefined>,
  ): Promise<void> {
    const row = await requireConfirmedAccount(request)
    await db.transaction().execute(async (inner) => {
      await lockFactors(inner, row.id)
      const details = await work(inner, row)
      if (details === undefined) throw refuse('not_found', { values: { what: nouns.factor } })
      await finishRemoval(inner, row.id)
      await recordFactorEvent(services, inner, request, row, {
        event: 'factor_removed',
        details,
        ...what,
      })
    })
  }

  app.get(
    '/account/factors',
    describe('listFactors', 'List the second factors of your account', {
      response: { 200: factorListSchema },
    }),
    async (request) => {
      const row = await requireActiveAccount(request, services)
      const list = await listFactors(db, row.id)
      const host = factors.hosts.find(request)?.name ?? null
      const passkeysAt = factors.hosts.fallbackOrigin(request)
      return { data: { ...list, demanded: await requiresSecondFactor(db), host, passkeysAt } }
    },
  )

  app.post<{ Body: { password: string } }>(
    '/account/factors/confirm',
    describe(
      'confirmPassword',
      'Confirm your password; second factors can then be changed for five minutes',
      {
        body: bodySchema({ password: newPassword }),
        response: { 204: noContent },
      },
    ),
    async (request, reply) => {
      const row = await requireActiveAccount(request, services)
      await limitAttempts(services, request, { action: 'password', target: row.id })
      if (!(await verifyPassword(request.body.password, row.password_hash ?? undefined)))
        throw refuseField('/password', 'field.passwordWrong')
      await confirmSession(db, requireAccount(request).session)
      return reply.code(204).send()
    },
  )

  app.post(
    '/account/factors/totp',
    describe(
      'addTotp',
      'Create a secret for an authenticator app; it takes effect when confirmed with a code',
      {
        response: { 200: dataSchema({ token: text, secret: text, uri: text }) },
      },
    ),
    async (request) => {
      const row = await requireConfirmedAccount(request)
      const { result, facts } = startTotpEnrolment(services, request, row)
      return { data: { token: await issueChallenge(db, 'add', row.id, facts), ...result } }
    },
  )

  app.post<{ Body: { token: string; code: string } }>(
    '/account/factors/totp/confirm',
    describe(
      'confirmTotp',
      'Confirm the authenticator app with one of its codes; it replaces an earlier app',
      {
        body: bodySchema({ token: challengeToken, code: factorCode }),
        response: { 200: addedFactorSchema },
      },
    ),
    async (request) => completeEnrolment(request, { kind: 'totp', code: request.body.code }),
  )

  app.delete(
    '/account/factors/totp',
    describe('removeTotp', 'Remove the authenticator app from your account', {
      response: { 204: noContent },
    }),
    async (request, reply) => {
      await removeFactor(request, { news: 'appRemoved' }, async (inner, { id }) => {
        const { numDeletedRows } = await inner
          .deleteFrom('totp_secrets')
          .where('account_id', '=', id)
          .executeTakeFirst()
        return numDeletedRows ? 'totp' : undefined
      })
      return reply.code(204).send()
    },
  )

  app.post(
    '/account/factors/passkeys/options',
    describe('addPasskeyOptions', 'Get the options for a new passkey', {
      response: { 200: dataSchema({ token: text, options: creationOptionsSchema }) },
    }),
    async (request) => {
      const row = await requireConfirmedAccount(request)
      const { result, facts } = await startPasskeyEnrolment(services, request, row)
      return { data: { token: await issueChallenge(db, 'add', row.id, facts), options: result } }
    },
  )

  app.post<{ Body: { token: string; name: string; passkey: RegistrationResponseJSON } }>(
    '/account/factors/passkeys',
    describe('addPasskey', 'Register the passkey that the browser created', {
      body: bodySchema({ token: challengeToken, name: passkeyName, passkey: attestation }),
      response: { 200: addedFactorSchema },
    }),
    async (request) => {
      const { name, passkey } = request.body
      return completeEnrolment(request, { kind: 'passkey', name: name.trim(), passkey })
    },
  )

  app.patch<ById & { Body: { name: string } }>(
    '/account/factors/passkeys/:id',
    describe('renamePasskey', 'Rename a passkey', {
      params: idParams,
      body: bodySchema({ name: passkeyName }),
      response: { 204: noContent },
    }),
    async (request, reply) => {
      const { id } = await requireActiveAccount(request, services)
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ name: request.body.name.trim() })
        .where('id', '=', request.params.id)
        .where('account_id', '=', id)
        .executeTakeFirst()
      if (!numUpdatedRows) throw refuse('not_found', { values: { what: nouns.factor } })
      return reply.code(204).send()
    },
  )

  app.delete<ById>(
    '/account/factors/passkeys/:id',
    describe('removePasskey', 'Remove a passkey from your account', {
      params: idParams,
      response: { 204: noContent },
    }),
    async (request, reply) => {
      await removeFactor(request, { news: 'passkeyRemoved' }, async (inner, { id }) => {
        const removed = await inner
          .deleteFrom('passkeys')
          .where('id', '=', request.params.id)
          .where('account_id', '=', id)
          .returning('name')
          .executeTakeFirst()
        return removed && `passkey ${removed.name}`
      })
      return reply.code(204).send()
    },
  )

  app.post(
    '/account/factors/recovery-codes',
    describe('renewRecoveryCodes', 'Create ten new recovery codes; earlier codes become invalid', {
      response: { 200: dataSchema({ recoveryCodes }) },
    }),
    async (request) => {
      const row = await requireConfirmedAccount(request)
      const codes = await db.transaction().execute(async (inner) => {
        await lockFactors(inner, row.id)
        const { passkeys, totp } = await listFactors(inner, row.id)
        if (!totp && !passkeys.length) throw refuse('action_not_allowed')
        await recordFactorEvent(services, inner, request, row, {
          event: 'recovery_renewed',
          news: 'recoveryRenewed',
        })
        return factors.recovery.renew(inner, row.id)
      })
      return { data: { recoveryCodes: codes } }
    },
  )
}
