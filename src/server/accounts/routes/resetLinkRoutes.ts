import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { accountById } from '../accounts.ts'
import { consumeCode } from '../codes.ts'
import { answerSchema } from '../factors/factorSchemas.ts'
import { requireSecondFactor, type SecondFactorAnswer } from '../factors/secondFactor.ts'
import { savePassword } from '../savePassword.ts'
import { assertStrongPassword, type AccountServices } from '../accountServices.ts'
import { limitAddress, limitAttempts } from '../enforceRateLimits.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { noContent } from '#server/http/commonSchemas.ts'
import { hashPassword } from '../password.ts'
import { bodySchema, newPassword, secret } from '../accountSchemas.ts'

const purpose = 'resetLink'
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const resetLinkRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { db, codes, mailer } = services

  app.post<{
    Body: { link: string; password: string; secondFactor?: SecondFactorAnswer }
  }>(
    '/account/reset-password',
    describeRoute({ access: 'anyone' }, 'accounts', {
      operationId: 'resetPasswordByLink',
      summary: 'Set a new password with an emailed link, which works once; all sessions end',
      body: bodySchema({ link: secret, password: newPassword }, { secondFactor: answerSchema }),
      response: { 204: noContent },
    }),
    async (request, reply) => {
      const { link, password } = request.body
      assertStrongPassword(password)
      await limitAddress(services, request, 'code')
      const { subject, code } = codes.decodeLinkToken(link)
      if (!uuidPattern.test(subject)) throw refuse('reset_link_invalid')
      await limitAttempts(services, request, { action: 'code', target: subject })
      const verifiedCode = await codes.check(db, { purpose, subject, code })
      const account = verifiedCode?.accountId
        ? await accountById(db, verifiedCode.accountId)
        : undefined
      if (!account?.active) throw refuse('reset_link_invalid')
      await requireSecondFactor(services, request, 'reset', account, request.body.secondFactor)
      const hash = await hashPassword(password)
      await db.transaction().execute(async (inner) => {
        // Of two parallel requests with the same link, only the first succeeds.
        if (!(await consumeCode(inner, purpose, subject))) throw refuse('reset_link_invalid')
        await savePassword(inner, mailer, { account, hash, address: request.ip })
      })
      return reply.code(204).send()
    },
  )
}
