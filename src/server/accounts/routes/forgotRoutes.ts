import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { refuse } from '#domain/problem.ts'
import { run } from '../../database/database.ts'
import { setPasswordHash, type Login } from '../accounts.ts'
import { audit } from '../audit.ts'
import { codeMinutes, spend } from '../codes.ts'
import { locate, type Door, type Found } from '../doors.ts'
import { forgetTries, perAccount, perMailbox, perMailboxDay } from '../limits.ts'
import {
  demandHuman,
  demandStrong,
  limitAddress,
  limitTries,
  pairKey,
  visitorOf,
  type AccountParts,
} from '../parts.ts'
import { hashPassword } from '../password.ts'
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
  tenantId,
} from '../schemas.ts'
import { endSessions } from '../sessions.ts'

type Forgot = Login & { readonly isRoot?: boolean }
type Options = { readonly door: Door; readonly parts: AccountParts }

const purpose = 'reset'
const wrongCode = () => refuse('code_invalid', { fields: { '/otp': { key: 'field.code' } } })

/** A forgotten password in three steps: the email, the code, the new password. */
export const forgotRoutes: FastifyPluginAsync<Options> = async (app, { door, parts }) => {
  const { db, codes, mailer } = parts
  const config = { access: 'anyone' } as const
  const optional = { isRoot, ...(door.tenant === 'none' ? {} : { tenant: tenantId }) }
  const sent = { type: 'boolean' } as const
  const minutes = { type: 'integer' } as const

  async function find(request: FastifyRequest<{ Body: Forgot }>): Promise<Found> {
    const { isRoot: root, tenant, email: address } = request.body
    const isTenantUser = door.tenant === 'needed' || (door.tenant !== 'none' && root === false)
    if (isTenantUser && !tenant)
      throw refuse('validation', { fields: { '/tenant': { key: 'field.tenant' } } })
    return locate(db, door, { email: address, ...(root ? {} : { tenant }) })
  }

  async function checked(request: FastifyRequest<{ Body: Forgot & { otp: string } }>) {
    await limitAddress(parts, request, 'code')
    const found = await find(request)
    const { account, subject, whom } = found
    await limitTries(parts, request, { what: 'code', whom, limits: [perAccount] })
    const code = await codes.check(db, { purpose, subject, code: toLatinDigits(request.body.otp) })
    if (code?.accountId && account && code.accountId === account.id) return { ...found, account }
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
        response: { 200: data({ sent, minutes }) },
      },
    },
    async (request) => {
      await limitAddress(parts, request, 'reset')
      await demandHuman(parts, request)
      const { account, subject, whom } = await find(request)
      await limitTries(parts, request, {
        what: 'reset',
        whom,
        limits: [perMailbox, perMailboxDay],
      })
      const known = account?.active ? account : undefined
      await db.transaction().execute(async (inner) => {
        const code = await codes.issue(inner, { purpose, subject, accountId: known?.id ?? null })
        const mail = { language: known?.language ?? request.language, letter: 'code' } as const
        const to = known?.email ?? nobody
        const values = { code, minutes: codeMinutes }
        const posted = await mailer.post(inner, { ...mail, to, values })
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
      return { data: { sent: true, minutes: codeMinutes } }
    },
  )

  app.post<{ Body: Forgot & { otp: string } }>(
    `${door.prefix}/verify-password-otp`,
    {
      config,
      schema: {
        operationId: `verifyPasswordOtp${door.name}`,
        summary: 'Whether a code is right; five wrong ones burn it',
        tags,
        body: body({ email, otp }, optional),
        response: { 200: data({ valid: { type: 'boolean' } }) },
      },
    },
    async (request) => {
      await checked(request)
      return { data: { valid: true } }
    },
  )

  app.post<{ Body: Forgot & { otp: string; password: string } }>(
    `${door.prefix}/reset-password`,
    {
      config,
      schema: {
        operationId: `resetPassword${door.name}`,
        summary: 'Set a new password with a code; ends every session',
        tags,
        body: body({ email, otp, password: newPassword }, optional),
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      demandStrong(request.body.password)
      const { account, subject, whom } = await checked(request)
      const hash = await hashPassword(request.body.password)
      const visitor = visitorOf(request)
      await db.transaction().execute(async (inner) => {
        // Whoever comes second with the same code finds it spent.
        if (!(await spend(inner, purpose, subject))) throw wrongCode()
        await setPasswordHash(inner, account.id, hash)
        await endSessions(inner, account.id)
        const { email: to, language, name, kind } = account
        const values = { name, at: new Date().toISOString(), address: request.ip }
        await mailer.post(inner, { to, language, letter: 'passwordChanged', values })
        await audit(inner, { event: 'password_reset', email: to, kind, visitor })
      })
      await forgetTries(db, pairKey('password', whom, request))
      await forgetTries(db, pairKey('code', whom, request))
      return reply.code(204).send()
    },
  )
}

const nobody = 'nobody@invalid.invalid'
