import type { FastifyPluginAsync } from 'fastify'
import { refuse, refuseField } from '#domain/problem.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { newId } from '#server/platform/newId.ts'
import { isCountry } from '#server/platform/places/placesRoutes.ts'
import { accountById, findAccount, normalizeEmail, setPasswordHash } from '../accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { codeMinutes, consumeCode } from '../codes.ts'
import { signIn } from '../signIn.ts'
import { createFirstTenant } from '../createFirstTenant.ts'
import { perMailbox, perMailboxDay } from '../rateLimits.ts'
import {
  assertHuman,
  assertStrongPassword,
  systemContext,
  type AccountServices,
} from '../accountServices.ts'
import { limitAddress, limitAttempts } from '../enforceRateLimits.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { text, requiredText } from '#server/http/commonSchemas.ts'
import { hashPassword } from '../password.ts'
import { engineOf } from '../profile.ts'
import {
  bodySchema,
  botCheckHeader,
  dataSchema,
  email,
  newPassword,
  otp,
  secret,
  session,
  sessionHeader,
} from '../accountSchemas.ts'

type Registration = {
  readonly companyName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly country: string
  readonly city: string
  readonly additionalDetails?: string
}

const registrationProperties = {
  companyName: requiredText(120),
  firstName: requiredText(80),
  lastName: requiredText(80),
  email,
  phoneNumber: { type: 'string', format: 'phone' } as const,
  country: { type: 'string', minLength: 1, maxLength: 2 } as const,
  city: requiredText(80),
}
const optional = { additionalDetails: { type: 'string', maxLength: 255 } as const }
const purpose = 'register'
const wrongCodeRefusal = () => refuse('code_invalid', { fields: { '/otp': { key: 'field.code' } } })

/** A company registers itself: its details first, then the code mailed to its root user. */
export const registerRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { db, codes, mailer, engines } = services
  const config = { access: 'anyone' } as const

  function assertCountry({ country }: Registration): void {
    if (!isCountry(country)) throw refuseField('/country', 'field.country')
  }

  app.post<{ Body: Registration }>(
    '/companies/check-data',
    describeRoute(config, 'accounts', {
      operationId: 'checkCompany',
      summary: 'Check the fields of a registration without revealing whether the email is taken',
      body: bodySchema(registrationProperties, optional),
      response: { 200: dataSchema({ valid: { type: 'boolean' } }) },
    }),
    async (request) => {
      assertCountry(request.body)
      return { data: { valid: true } }
    },
  )

  app.post<{ Body: Registration & { password: string } }>(
    '/companies/register',
    describeRoute(config, 'accounts', {
      operationId: 'registerCompany',
      summary: 'Start the registration of a company; a code is emailed to its root user',
      headers: botCheckHeader,
      body: bodySchema({ ...registrationProperties, password: newPassword }, optional),
      response: { 200: dataSchema({ token: text, minutes: { type: 'integer' } }) },
    }),
    async (request) => {
      const { password, ...given } = request.body
      assertCountry(given)
      assertStrongPassword(password)
      const address = normalizeEmail(given.email)
      await limitAddress(services, request, 'register')
      await assertHuman(services, request)
      await limitAttempts(services, request, {
        action: 'register',
        target: address,
        limits: [perMailbox, perMailboxDay],
      })
      const hash = await hashPassword(password)
      const existingAccount = await findAccount(db, 'user', { email: address })
      const token = newId()
      await db.transaction().execute(async (inner) => {
        const registration = existingAccount ? {} : { given: { ...given, email: address }, hash }
        const code = await codes.issue(inner, {
          purpose,
          subject: token,
          accountId: null,
          facts: registration,
        })
        const to = { to: address, language: existingAccount?.language ?? request.language }
        // The response does not reveal that an email is taken; its owner gets a mail instead.
        if (existingAccount)
          await mailer.queue(inner, {
            ...to,
            template: 'alreadyRegistered',
            values: { name: existingAccount.name },
          })
        else
          await mailer.queue(inner, {
            ...to,
            template: 'code',
            values: { code, minutes: codeMinutes },
          })
        await recordAuditEvent(inner, { event: 'code_requested', email: address })
      })
      return { data: { token, minutes: codeMinutes } }
    },
  )

  app.post<{ Body: { token: string; otp: string } }>(
    '/companies/verify-registration',
    describeRoute(config, 'accounts', {
      operationId: 'verifyRegistration',
      summary: 'Complete the registration of a company with the emailed code, and sign in',
      headers: sessionHeader,
      body: bodySchema({ token: secret, otp }),
      response: { 200: session },
    }),
    async (request) => {
      const { token, otp: code } = request.body
      await limitAddress(services, request, 'code')
      await limitAttempts(services, request, { action: 'code', target: token })
      const verifiedCode = await codes.check(db, { purpose, subject: token, code })
      const registration = readRegistration(verifiedCode?.facts ?? {})
      if (!registration) throw wrongCodeRefusal()
      const { given, hash } = registration
      const id = newId()
      const context = { ...systemContext(services, request), actor: id }
      const engine = engineOf(engines, 'company')
      await engine.withTransaction(context, async (inner) => {
        if (!(await consumeCode(inner.db, purpose, token))) throw wrongCodeRefusal()
        const { country, city, additionalDetails, ...rest } = given
        const postalAddress = { country, city, ...(additionalDetails ? { additionalDetails } : {}) }
        const input = { ...rest, address: postalAddress, language: request.language }
        await engine.create(input, inner, { id })
        await setPasswordHash(inner.db, id, hash)
        await createFirstTenant(engines, { id, name: given.companyName }, inner)
        await services.onEmailVerified(inner.db, { id, email: given.email })
        const name = `${given.firstName} ${given.lastName}`
        const mail = { to: given.email, language: request.language, template: 'welcome' } as const
        await mailer.queue(inner.db, { ...mail, values: { name } })
      })
      const row = await accountById(db, id)
      if (!row) throw refuse('unauthenticated')
      return { data: await signIn(row, 'marketplace', 'registered', services, request) }
    },
  )
}

/** Reads the details saved between the two steps; undefined if the email was taken. */
function readRegistration(
  stored: Readonly<Record<string, unknown>>,
): { given: Registration; hash: string } | undefined {
  const { given, hash } = stored
  if (!isRecord(given) || typeof hash !== 'string') return undefined
  const readText = (name: string): string => String(given[name] ?? '')
  return {
    hash,
    given: {
      companyName: readText('companyName'),
      firstName: readText('firstName'),
      lastName: readText('lastName'),
      email: readText('email'),
      phoneNumber: readText('phoneNumber'),
      country: readText('country'),
      city: readText('city'),
      additionalDetails: readText('additionalDetails'),
    },
  }
}
