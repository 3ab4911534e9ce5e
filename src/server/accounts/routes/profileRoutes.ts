import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { languageCodes } from '#domain/locale.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, refuseField } from '#domain/problem.ts'
import { accountById, setPasswordHash, type AccountRow } from '../accounts.ts'
import { shopperAccess, type RouteAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { revokeCodes } from '../codes.ts'
import type { AuthRealm } from '../authRealms.ts'
import { forgetBrowsers } from '../sessions/knownBrowsers.ts'
import { assertStrongPassword, systemContext, type AccountServices } from '../accountServices.ts'
import { limitAttempts } from '../enforceRateLimits.ts'
import { hashPassword, verifyPassword } from '../password.ts'
import { profileOf, engineOf } from '../profile.ts'
import { permissionsOf } from '../permissionsOf.ts'
import { bodySchema, dataSchema, newPassword, profile } from '../accountSchemas.ts'
import { endSessions } from '../sessions/sessions.ts'
import { toE164 } from '#server/http/contactFormats.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { noContent, type ById, idParams } from '#server/http/commonSchemas.ts'

type ProfileChange = ById & { Body: Record<string, unknown> }
type PasswordChange = ById & { Body: { password: string; newPassword: string } }
type Options = { readonly authRealm: AuthRealm; readonly services: AccountServices }

const changesSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: ['string', 'null'], enum: ['mr', 'ms', 'dr', 'eng', null] },
    firstName: { type: 'string', minLength: 1, maxLength: 80 },
    lastName: { type: 'string', minLength: 1, maxLength: 80 },
    username: { type: ['string', 'null'], maxLength: 60, pattern: '^[a-zA-Z0-9._-]{3,}$' },
    language: { type: ['string', 'null'], enum: [...languageCodes, null] },
    phoneNumber: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['isoCode', 'phoneNumber'],
      properties: {
        isoCode: { type: 'string', maxLength: 2 },
        phoneNumber: { type: 'string', maxLength: 30 },
      },
    },
    address: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['country', 'city'],
      properties: {
        country: { type: 'string', pattern: '^[A-Z]{2}$' },
        city: { type: 'string', maxLength: 80 },
        address: { type: 'string', maxLength: 255 },
        additionalDetails: { type: 'string', maxLength: 255 },
      },
    },
  },
}

/** The fields that customers may edit if the settings allow it. */
const editableFields: ReadonlySet<string> = new Set([
  'title',
  'firstName',
  'lastName',
  'phoneNumber',
  'language',
])

/** Returns the account of the request; throws `unauthenticated` if it is no longer active. */
export async function requireActiveAccount(
  request: FastifyRequest,
  { db }: AccountServices,
): Promise<AccountRow> {
  const account = await accountById(db, requireAccount(request).id)
  if (!account?.active) throw refuse('unauthenticated')
  return account
}

/** The account's own profile and password, under the paths of each realm. */
export const profileRoutes: FastifyPluginAsync<Options> = async (app, { authRealm, services }) => {
  const { db, engines, mailer } = services
  const access: RouteAccess = authRealm.audience === 'cms' ? { audience: 'cms' } : shopperAccess
  const config = { access }

  const presentProfile = async (row: AccountRow, request: FastifyRequest) => {
    const context = systemContext(services, request)
    const permissions = await permissionsOf(row, engines, context)
    return { data: { user: await profileOf(row, permissions, engines, context) } }
  }

  /** Responds as if other accounts did not exist. */
  async function requireOwnAccount(request: FastifyRequest<ById>): Promise<AccountRow> {
    const row = await requireActiveAccount(request, services)
    if (row.id !== request.params.id || !authRealm.kinds.includes(row.kind))
      throw refuse('not_found', { values: { what: nouns.account } })
    return row
  }

  /** Refuses customers' changes to fields that the settings do not let them edit. */
  async function assertEditable(input: Readonly<Record<string, unknown>>): Promise<void> {
    if (!(await services.customersEditProfile(db))) throw refuse('profile_read_only')
    const uneditable = Object.keys(input).filter((name) => !editableFields.has(name))
    if (!uneditable.length) return
    const fields = uneditable.map((name) => [`/${name}`, { key: 'field.not_applicable' }] as const)
    throw refuse('validation', { fields: Object.fromEntries(fields) })
  }

  app.get(
    authRealm.me,
    describeRoute(config, 'accounts', {
      operationId: `me${authRealm.name}`,
      summary: 'Get the profile of the signed-in account',
      response: { 200: dataSchema({ user: profile }) },
    }),
    async (request) => presentProfile(await requireActiveAccount(request, services), request),
  )

  app.get<ById>(
    `${authRealm.prefix}/:id`,
    describeRoute(config, 'accounts', {
      operationId: `profile${authRealm.name}`,
      summary: 'Get your own profile; the id of any other account is refused',
      params: idParams,
      response: { 200: dataSchema({ user: profile }) },
    }),
    async (request) => presentProfile(await requireOwnAccount(request), request),
  )

  app.patch<ProfileChange>(
    `${authRealm.prefix}/:id`,
    describeRoute(config, 'accounts', {
      operationId: `changeProfile${authRealm.name}`,
      summary: 'Update your own profile',
      description:
        'Requests of customers are refused unless the settings let customers edit their profile. Customers can then only update `title`, `firstName`, `lastName`, `phoneNumber` and `language`.',
      params: idParams,
      body: changesSchema,
      response: { 200: dataSchema({ user: profile }) },
    }),
    async (request) => {
      const row = await requireOwnAccount(request)
      if (row.kind === 'customer') await assertEditable(request.body)
      const { phoneNumber, ...rest } = request.body
      const input =
        phoneNumber === undefined ? rest : { ...rest, phoneNumber: readPhone(phoneNumber) }
      // Everyone may edit their own profile whatever their permissions, so the system makes the
      // change.
      const context = { ...systemContext(services, request), actor: row.id }
      await engineOf(engines, row.kind).patch(row.id, input, undefined, context)
      return presentProfile(await requireActiveAccount(request, services), request)
    },
  )

  app.patch<PasswordChange>(
    `${authRealm.prefix}/:id/password`,
    describeRoute(config, 'accounts', {
      operationId: `changePassword${authRealm.name}`,
      summary: 'Change your password; all other sessions end',
      params: idParams,
      body: bodySchema({ password: newPassword, newPassword }),
      response: { 204: noContent },
    }),
    async (request, reply) => {
      const row = await requireOwnAccount(request)
      const { password, newPassword: next } = request.body
      assertStrongPassword(next, 'newPassword')
      await limitAttempts(services, request, { action: 'password', target: row.id })
      if (!(await verifyPassword(password, row.password_hash ?? undefined)))
        throw refuseField('/password', 'field.passwordWrong')
      if (password === next) throw refuseField('/newPassword', 'field.samePassword')
      const hash = await hashPassword(next)
      const { email: to, kind, language, name } = row
      await db.transaction().execute(async (inner) => {
        await setPasswordHash(inner, row.id, hash)
        // A code requested earlier could otherwise be used to override the new password.
        await revokeCodes(inner, row.id)
        await forgetBrowsers(inner, row.id, request)
        await endSessions(inner, row.id, { except: requireAccount(request).session })
        const values = { name, at: new Date().toISOString(), address: request.ip }
        await mailer.queue(inner, { to, language, template: 'passwordChanged', values })
        await recordAuditEvent(inner, { event: 'password_changed', email: to, kind })
      })
      return reply.code(204).send()
    },
  )
}

function readPhone(value: unknown): string | null {
  if (value === null) return null
  const { isoCode, phoneNumber } = Object(value)
  const phone = toE164({ isoCode: String(isoCode), phoneNumber: String(phoneNumber) })
  if (phone) return phone
  throw refuseField('/phoneNumber', 'field.phone')
}
