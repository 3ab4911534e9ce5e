import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { refuse } from '#domain/problem.ts'
import type { AccountIdentifier } from '../accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { codeMinutes, resetLinkHours, consumeCode } from '../codes.ts'
import { lookUpAccount, type AuthRealm, type AccountLookup } from '../authRealms.ts'
import { answerSchema } from '../factors/factorSchemas.ts'
import { requireSecondFactor, type SecondFactorAnswer } from '../factors/secondFactor.ts'
import { discardGuess, countGuess } from '../guessBudget.ts'
import { findKnownBrowser } from '../sessions/knownBrowsers.ts'
import { clearAttempts, perMailbox, perMailboxDay } from '../rateLimits.ts'
import {
  assertHuman,
  assertStrongPassword,
  assertTenantId,
  type AccountServices,
} from '../accountServices.ts'
import {
  limitAddress,
  limitKnownBrowser,
  limitAttempts,
  accountAddressKey,
} from '../enforceRateLimits.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { noContent } from '#server/http/commonSchemas.ts'
import { savePassword } from '../savePassword.ts'
import { hashPassword } from '../password.ts'
import { createResetLink } from '../createResetLink.ts'
import {
  generateRequestId,
  readRequestId,
  requestIdSchema,
  setRequestIdCookie,
} from '../resetRequestId.ts'
import {
  bodySchema,
  botCheckHeader,
  dataSchema,
  email,
  isRoot,
  newPassword,
  otp,
  optionalTenant,
} from '../accountSchemas.ts'

type ForgotPasswordBody = AccountIdentifier & {
  readonly isRoot?: boolean
  readonly requestId?: string
}
type Options = { readonly authRealm: AuthRealm; readonly services: AccountServices }

const purpose = 'reset'
const wrongCodeRefusal = (key: 'field.code' | 'field.codeOver' = 'field.code') =>
  refuse('code_invalid', { fields: { '/otp': { key } } })

/** Resetting a forgotten password in three steps: the email, the code, the new password. */
export const forgotPasswordRoutes: FastifyPluginAsync<Options> = async (
  app,
  { authRealm, services },
) => {
  const { db, codes, mailer } = services
  const config = { access: 'anyone' } as const
  const optional = { isRoot, tenant: optionalTenant }
  const sent = { type: 'boolean' } as const
  const minutes = { type: 'integer' } as const
  const optionalWithId = { ...optional, requestId: requestIdSchema }

  async function findLogin(
    request: FastifyRequest<{ Body: ForgotPasswordBody }>,
  ): Promise<AccountLookup> {
    const { isRoot: root, tenant, email: address } = request.body
    if (authRealm.tenant === 'needed' || (authRealm.tenant === 'possible' && root === false))
      assertTenantId(tenant)
    return lookUpAccount(db, authRealm, { email: address, tenant, isRoot: root })
  }

  /**
   * A code is bound to the request that mailed it, so that a stranger's request has a different
   * code.
   */
  const codeSubject = ({ subject }: AccountLookup, requestId: string | undefined): string =>
    `${subject} ${requestId ?? ''}`

  async function requireValidCode(
    request: FastifyRequest<{ Body: ForgotPasswordBody & { otp: string } }>,
  ) {
    const lookup = await findLogin(request)
    const { account, accountKey } = lookup
    const browser = await findKnownBrowser(db, request, account)
    if (!browser) await limitAddress(services, request, 'code')
    const subject = codeSubject(lookup, readRequestId(request))
    // Attempts without an open code are not counted; otherwise strangers could fill the table with
    // made-up names.
    if (!(await codes.isOpen(db, { purpose, subject }))) throw wrongCodeRefusal('field.codeOver')
    const guess = { accountKey, knownBrowser: browser }
    await countGuess(db, guess)
    const code = await codes.check(db, { purpose, subject, code: toLatinDigits(request.body.otp) })
    if (code?.accountId && account && code.accountId === account.id) {
      await discardGuess(db, guess)
      return { account, subject, accountKey }
    }
    await recordAuditEvent(db, {
      event: 'code_failed',
      email: request.body.email,
      kind: account?.kind,
    })
    throw wrongCodeRefusal()
  }

  app.post<{ Body: ForgotPasswordBody }>(
    `${authRealm.prefix}/forget-password`,
    describeRoute(config, 'accounts', {
      operationId: `forgetPassword${authRealm.name}`,
      summary:
        'Send a password reset code; the response does not reveal whether the account exists',
      headers: botCheckHeader,
      body: bodySchema({ email }, optional),
      response: { 200: dataSchema({ sent, minutes, requestId: requestIdSchema }) },
    }),
    async (request, reply) => {
      const lookup = await findLogin(request)
      const { account, accountKey } = lookup
      const browser = await findKnownBrowser(db, request, account)
      if (!browser) await limitAddress(services, request, 'reset')
      await assertHuman(services, request)
      const attempt = {
        action: 'reset',
        target: accountKey,
        limits: [perMailbox, perMailboxDay],
      } as const
      if (browser) await limitKnownBrowser(db, browser, attempt)
      else await limitAttempts(services, request, attempt)
      const activeAccount = account?.active ? account : undefined
      // A further request from the same browser replaces its previous code.
      const requestId = readRequestId(request) ?? generateRequestId()
      const subject = codeSubject(lookup, requestId)
      await db.transaction().execute(async (inner) => {
        const code = await codes.issue(inner, {
          purpose,
          subject,
          accountId: activeAccount?.id ?? null,
        })
        const language = activeAccount?.language ?? request.language
        const link = await createResetLink(inner, codes, {
          account: activeAccount,
          audience: authRealm.audience,
          language,
        })
        const to = activeAccount?.email ?? placeholderAddress
        const values = { code, minutes: codeMinutes, link, hours: resetLinkHours }
        const mailId = await mailer.queue(inner, { template: 'resetCode', language, to, values })
        // Written and deleted again, so that an unknown account takes as long as a known one.
        if (!activeAccount) await inner.deleteFrom('mails').where('id', '=', mailId).execute()
        await recordAuditEvent(inner, {
          event: 'code_requested',
          email: request.body.email,
          kind: activeAccount?.kind,
        })
      })
      setRequestIdCookie(reply, requestId)
      return { data: { sent: true, minutes: codeMinutes, requestId } }
    },
  )

  app.post<{ Body: ForgotPasswordBody & { otp: string } }>(
    `${authRealm.prefix}/verify-password-otp`,
    describeRoute(config, 'accounts', {
      operationId: `verifyPasswordOtp${authRealm.name}`,
      summary: 'Check a password reset code, which expires after five wrong attempts',
      body: bodySchema({ email, otp }, optionalWithId),
      response: { 200: dataSchema({ valid: { type: 'boolean' } }) },
    }),
    async (request) => {
      await requireValidCode(request)
      return { data: { valid: true } }
    },
  )

  app.post<{
    Body: ForgotPasswordBody & { otp: string; password: string; secondFactor?: SecondFactorAnswer }
  }>(
    `${authRealm.prefix}/reset-password`,
    describeRoute(config, 'accounts', {
      operationId: `resetPassword${authRealm.name}`,
      summary: 'Set a new password with a password reset code; all sessions end',
      description: 'Accounts with a second factor must also send `secondFactor`.',
      body: bodySchema(
        { email, otp, password: newPassword },
        { ...optionalWithId, secondFactor: answerSchema },
      ),
      response: { 204: noContent },
    }),
    async (request, reply) => {
      assertStrongPassword(request.body.password)
      const { account, subject, accountKey } = await requireValidCode(request)
      await requireSecondFactor(services, request, 'reset', account, request.body.secondFactor)
      const hash = await hashPassword(request.body.password)
      await db.transaction().execute(async (inner) => {
        // Of two parallel requests with the same code, only the first succeeds.
        if (!(await consumeCode(inner, purpose, subject))) throw wrongCodeRefusal()
        await savePassword(inner, mailer, { account, hash, address: request.ip })
      })
      await clearAttempts(db, accountAddressKey('password', accountKey, request))
      return reply.code(204).send()
    },
  )
}

const placeholderAddress = 'nobody@invalid.invalid'
