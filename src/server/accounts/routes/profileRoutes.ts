import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { languageCodes } from '#domain/locale.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { accountById, setPasswordHash, type AccountRow } from '../accounts.ts'
import { shopper, type RouteAccess } from '#server/http/routeAccess.ts'
import { signedIn } from '#server/http/requestAccount.ts'
import { audit } from '#server/http/auditRequest.ts'
import { spendAll } from '../codes.ts'
import type { AuthRealm } from '../authRealms.ts'
import { forgetBrowsers } from '../knownBrowsers.ts'
import { perAccount } from '../limits.ts'
import { demandStrong, limitTries, systemContext, type AccountParts } from '../parts.ts'
import { visitorOf } from '#server/http/requestOrigin.ts'
import { hashPassword, verifyPassword } from '../password.ts'
import { profileOf, engineOf } from '../profile.ts'
import { permissionsOf } from '../permissions.ts'
import { body, data, newPassword, nothing, profile, tags } from '../schemas.ts'
import { endSessions } from '../sessions.ts'
import { phoneFrom } from '#server/http/contactFormats.ts'

type ById = { Params: { id: string } }
type Changes = ById & { Body: Record<string, unknown> }
type PasswordChange = ById & { Body: { password: string; newPassword: string } }
type Options = { readonly door: AuthRealm; readonly parts: AccountParts }

const security = [{ bearer: [] }]
const params = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', format: 'uuid' } },
}
const changes = {
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

/** What customers change themselves where the settings let them. */
const editable: ReadonlySet<string> = new Set([
  'title',
  'firstName',
  'lastName',
  'phoneNumber',
  'language',
])

/** Who is asking. Somebody who was deactivated since is nobody. */
export async function selfOf(request: FastifyRequest, { db }: AccountParts): Promise<AccountRow> {
  const account = await accountById(db, signedIn(request).id)
  if (!account?.active) throw refuse('unauthenticated')
  return account
}

/** Everybody's own profile and password, under the addresses of their kind. */
export const profileRoutes: FastifyPluginAsync<Options> = async (app, { door, parts }) => {
  const { db, engines, mailer } = parts
  const access: RouteAccess = door.audience === 'cms' ? { audience: 'cms' } : shopper
  const config = { access }

  const present = async (row: AccountRow, request: FastifyRequest) => {
    const context = systemContext(parts, request)
    const permissions = await permissionsOf(row, engines, context)
    return { data: { user: await profileOf(row, permissions, engines, context) } }
  }

  /** Only oneself: another account does not exist here. */
  async function own(request: FastifyRequest<ById>): Promise<AccountRow> {
    const row = await selfOf(request, parts)
    if (row.id !== request.params.id || !door.kinds.includes(row.kind))
      throw refuse('not_found', { values: { what: nouns.account } })
    return row
  }

  /** Customers look at their details, or change those that the settings leave to them. */
  async function demandEditable(input: Readonly<Record<string, unknown>>): Promise<void> {
    if (!(await parts.customersEditProfile(db))) throw refuse('profile_read_only')
    const others = Object.keys(input).filter((name) => !editable.has(name))
    if (!others.length) return
    const fields = others.map((name) => [`/${name}`, { key: 'field.not_applicable' }] as const)
    throw refuse('validation', { fields: Object.fromEntries(fields) })
  }

  app.get(
    door.me,
    {
      config,
      schema: {
        operationId: `me${door.name}`,
        summary: 'Whoever is signed in',
        tags,
        security,
        response: { 200: data({ user: profile }) },
      },
    },
    async (request) => present(await selfOf(request, parts), request),
  )

  app.get<ById>(
    `${door.prefix}/:id`,
    {
      config,
      schema: {
        operationId: `profile${door.name}`,
        summary: "One's own profile",
        tags,
        security,
        params,
        response: { 200: data({ user: profile }) },
      },
    },
    async (request) => present(await own(request), request),
  )

  app.patch<Changes>(
    `${door.prefix}/:id`,
    {
      config,
      schema: {
        operationId: `changeProfile${door.name}`,
        summary:
          'Change your profile; customers only view theirs, unless the settings let them change some of it',
        tags,
        security,
        params,
        body: changes,
        response: { 200: data({ user: profile }) },
      },
    },
    async (request) => {
      const row = await own(request)
      if (row.kind === 'customer') await demandEditable(request.body)
      const { phoneNumber, ...rest } = request.body
      const input =
        phoneNumber === undefined ? rest : { ...rest, phoneNumber: phoneOf(phoneNumber) }
      // What is one's own may be changed whatever the permissions say, so the product does it for them.
      const context = { ...systemContext(parts, request), actor: row.id }
      await engineOf(engines, row.kind).patch(row.id, input, undefined, context)
      return present(await selfOf(request, parts), request)
    },
  )

  app.patch<PasswordChange>(
    `${door.prefix}/:id/password`,
    {
      config,
      schema: {
        operationId: `changePassword${door.name}`,
        summary: 'Change your password; ends every other session',
        tags,
        security,
        params,
        body: body({ password: newPassword, newPassword }),
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const row = await own(request)
      const { password, newPassword: next } = request.body
      demandStrong(next, 'newPassword')
      await limitTries(parts, request, { what: 'password', whom: row.id, limits: [perAccount] })
      if (!(await verifyPassword(password, row.password_hash ?? undefined)))
        throw refuse('validation', { fields: { '/password': { key: 'field.passwordWrong' } } })
      if (password === next)
        throw refuse('validation', { fields: { '/newPassword': { key: 'field.samePassword' } } })
      const hash = await hashPassword(next)
      const { email: to, kind, language, name } = row
      await db.transaction().execute(async (inner) => {
        await setPasswordHash(inner, row.id, hash)
        // A code that was asked for before would be a way around the new password.
        await spendAll(inner, row.id)
        await forgetBrowsers(inner, row.id, request)
        await endSessions(inner, row.id, { except: signedIn(request).session })
        const values = { name, at: new Date().toISOString(), address: request.ip }
        await mailer.post(inner, { to, language, letter: 'passwordChanged', values })
        const visitor = visitorOf(request)
        await audit(inner, { event: 'password_changed', email: to, kind, visitor })
      })
      return reply.code(204).send()
    },
  )
}

function phoneOf(value: unknown): string | null {
  if (value === null) return null
  const { isoCode, phoneNumber } = Object(value)
  const phone = phoneFrom({ isoCode: String(isoCode), phoneNumber: String(phoneNumber) })
  if (phone) return phone
  throw refuse('validation', { fields: { '/phoneNumber': { key: 'field.phone' } } })
}
