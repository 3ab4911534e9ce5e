import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { refuse } from '#domain/problem.ts'
import { run } from '#server/platform/database/database.ts'
import type { Login } from '../accounts.ts'
import { audit } from '#server/http/auditRequest.ts'
import { codeMinutes, resetLinkHours, spend } from '../codes.ts'
import { locate, type AuthRealm, type Found } from '../authRealms.ts'
import { answerSchema } from '../factors/schemas.ts'
import { requireSecondFactor, type SecondFactorAnswer } from '../factors/secondFactor.ts'
import { returnGuess, takeGuess } from '../guessBudget.ts'
import { knownBrowser } from '../knownBrowsers.ts'
import { forgetTries, perMailbox, perMailboxDay } from '../limits.ts'
import {
  demandHuman,
  demandStrong,
  demandTenant,
  limitAddress,
  limitKnownBrowser,
  limitTries,
  pairKey,
  type AccountParts,
} from '../parts.ts'
import { visitorOf } from '#server/http/requestOrigin.ts'
import { savePassword } from '../newPassword.ts'
import { hashPassword } from '../password.ts'
import { resetLink } from '../resetLink.ts'
import { newRequestId, requestIdOf, requestIdSchema, sendRequestId } from '../resetRequest.ts'
import {
  body,
  botCheckHeader,
  data,
  email,
  isRoot,
  newPassword,
  nothing,
  otp,
  tags,
  tenantOrNone,
} from '../schemas.ts'

type Forgot = Login & { readonly isRoot?: boolean; readonly requestId?: string }
type Options = { readonly door: AuthRealm; readonly parts: AccountParts }

const purpose = 'reset'
const wrongCode = (key: 'field.code' | 'field.codeOver' = 'field.code') =>
  refuse('code_invalid', { fields: { '/otp': { key } } })

/** A forgotten password in three steps: the email, the code, the new password. */
export const forgotRoutes: FastifyPluginAsync<Options> = async (app, { door, parts }) => {
  const { db, codes, mailer } = parts
  const config = { access: 'anyone' } as const
  const optional = { isRoot, tenant: tenantOrNone }
  const sent = { type: 'boolean' } as const
  const minutes = { type: 'integer' } as const
  const again = { ...optional, requestId: requestIdSchema }

  async function find(request: FastifyRequest<{ Body: Forgot }>): Promise<Found> {
    const { isRoot: root, tenant, email: address } = request.body
    if (door.tenant === 'needed' || (door.tenant === 'possible' && root === false))
      demandTenant(tenant)
    return locate(db, door, { email: address, tenant, isRoot: root })
  }

  /** A try is bound to the request that had the code mailed: a stranger's own request mails its own code. */
  const subjectOf = ({ subject }: Found, requestId: string | undefined): string =>
    `${subject} ${requestId ?? ''}`

  async function checked(request: FastifyRequest<{ Body: Forgot & { otp: string } }>) {
    const found = await find(request)
    const { account, whom } = found
    const browser = await knownBrowser(db, request, account)
    if (!browser) await limitAddress(parts, request, 'code')
    const subject = subjectOf(found, requestIdOf(request))
    // What could not be right leaves nothing behind: else strangers fill a year with names they make up.
    if (!(await codes.isOpen(db, { purpose, subject }))) throw wrongCode('field.codeOver')
    const guess = { whom, knownBrowser: browser }
    await takeGuess(db, request, guess)
    const code = await codes.check(db, { purpose, subject, code: toLatinDigits(request.body.otp) })
    if (code?.accountId && account && code.accountId === account.id) {
      await returnGuess(db, guess)
      return { account, subject, whom }
    }
    await audit(db, {
      event: 'code_failed',
      email: request.body.email,
      kind: account?.kind,
      visitor: visitorOf(request),
    })
    throw wrongCode()
  }

  app.post<{ Body: Forgot }>(
    `${door.prefix}/forget-password`,
    {
      config,
      schema: {
        operationId: `forgetPassword${door.name}`,
        summary: 'Mail a code to whoever forgot a password; the answer says not who has an account',
        tags,
        headers: botCheckHeader,
        body: body({ email }, optional),
        response: { 200: data({ sent, minutes, requestId: requestIdSchema }) },
      },
    },
    async (request, reply) => {
      const found = await find(request)
      const { account, whom } = found
      const browser = await knownBrowser(db, request, account)
      if (!browser) await limitAddress(parts, request, 'reset')
      await demandHuman(parts, request)
      const tried = { what: 'reset', whom, limits: [perMailbox, perMailboxDay] } as const
      if (browser) await limitKnownBrowser(parts, request, browser, tried)
      else await limitTries(parts, request, tried)
      const known = account?.active ? account : undefined
      // Asking again from the same browser replaces the code that it asked for before.
      const requestId = requestIdOf(request) ?? newRequestId()
      const subject = subjectOf(found, requestId)
      await db.transaction().execute(async (inner) => {
        const code = await codes.issue(inner, { purpose, subject, accountId: known?.id ?? null })
        const language = known?.language ?? request.language
        const link = await resetLink(inner, codes, {
          account: known,
          audience: door.audience,
          language,
        })
        const to = known?.email ?? nobody
        const values = { code, minutes: codeMinutes, link, hours: resetLinkHours }
        const posted = await mailer.post(inner, { letter: 'resetCode', language, to, values })
        // Written and taken back, so that an unknown account takes as long as a known one.
        if (!known) await run(inner, 'delete from mails where id = $1', [posted])
        const visitor = visitorOf(request)
        await audit(inner, {
          event: 'code_requested',
          email: request.body.email,
          kind: known?.kind,
          visitor,
        })
      })
      sendRequestId(reply, requestId)
      return { data: { sent: true, minutes: codeMinutes, requestId } }
    },
  )

  app.post<{ Body: Forgot & { otp: string } }>(
    `${door.prefix}/verify-password-otp`,
    {
      config,
      schema: {
        operationId: `verifyPasswordOtp${door.name}`,
        summary: 'Whether a code is right. After five wrong codes it expires',
        tags,
        body: body({ email, otp }, again),
        response: { 200: data({ valid: { type: 'boolean' } }) },
      },
    },
    async (request) => {
      await checked(request)
      return { data: { valid: true } }
    },
  )

  app.post<{
    Body: Forgot & { otp: string; password: string; secondFactor?: SecondFactorAnswer }
  }>(
    `${door.prefix}/reset-password`,
    {
      config,
      schema: {
        operationId: `resetPassword${door.name}`,
        summary:
          'Set a new password with a code, and the second step of whoever has one; ends every session',
        tags,
        body: body({ email, otp, password: newPassword }, { ...again, secondFactor: answerSchema }),
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      demandStrong(request.body.password)
      const { account, subject, whom } = await checked(request)
      await requireSecondFactor(parts, request, 'reset', account, request.body.secondFactor)
      const hash = await hashPassword(request.body.password)
      const visitor = visitorOf(request)
      await db.transaction().execute(async (inner) => {
        // Whoever comes second with the same code finds it spent.
        if (!(await spend(inner, purpose, subject))) throw wrongCode()
        await savePassword(inner, mailer, { account, hash, visitor })
      })
      await forgetTries(db, pairKey('password', whom, request))
      return reply.code(204).send()
    },
  )
}

const nobody = 'nobody@invalid.invalid'
