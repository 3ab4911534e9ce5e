import { audiences } from '#domain/access.ts'
import { maxPasswordLength, minSignInLength } from '#domain/password.ts'
import { fileSchema } from '#resource/kinds/file.ts'
import type { Schema } from '#resource/schema.ts'
import { text, uuid, dataResponse } from '#server/http/commonSchemas.ts'

const texts: Schema = { type: 'array', items: text }

const nullableObject = (properties: Record<string, Schema>): Schema => ({
  type: ['object', 'null'],
  properties,
})
const nullableText: Schema = { type: ['string', 'null'] }

/** A profile as its owner reads it. */
export const profileSchema: Schema & { readonly $id: string } = {
  $id: 'Profile',
  type: 'object',
  required: [
    '_id',
    'kind',
    'email',
    'name',
    'firstName',
    'lastName',
    'roles',
    'permissions',
    'rights',
  ],
  properties: {
    _id: uuid,
    kind: { type: 'string', enum: ['admin', 'company', 'tenantUser', 'customer'] },
    avatar: { ...fileSchema, type: ['object', 'null'] },
    title: nullableText,
    firstName: text,
    lastName: text,
    name: text,
    email: text,
    username: nullableText,
    phoneNumber: nullableObject({ isoCode: text, phoneNumber: text }),
    address: nullableObject({ country: text, city: text, address: text, additionalDetails: text }),
    language: nullableText,
    roles: { type: 'array', items: { type: 'object', properties: { _id: uuid, title: text } } },
    permissions: texts,
    rights: {
      type: 'array',
      description: 'The permissions in words, grouped by subject.',
      items: {
        type: 'object',
        required: ['name', 'verbs'],
        properties: { name: text, verbs: texts },
      },
    },
    company: nullableObject({ _id: uuid, name: text }),
    tenant: nullableObject({
      _id: uuid,
      tenantId: text,
      email: nullableText,
      name: text,
      settings: { type: 'object', properties: { language: nullableText } },
      allowedDeviceProfileTypes: texts,
      allowedNetworkServers: texts,
    }),
  },
}

export const profile: Schema = { $ref: 'Profile#' }

/** A `{data: …}` object with required and optional properties. */
export const dataSchema = (
  required: Record<string, Schema>,
  optional: Record<string, Schema> = {},
) =>
  dataResponse({
    type: 'object',
    required: Object.keys(required),
    properties: { ...required, ...optional },
  })

export const bodySchema = (
  required: Record<string, Schema>,
  optional: Record<string, Schema> = {},
): Schema => ({
  type: 'object',
  required: Object.keys(required),
  additionalProperties: false,
  properties: { ...required, ...optional },
})

export const email: Schema = { type: 'string', format: 'email', maxLength: 255 }
/** The id of a tenant; an empty string counts as none. */
export const optionalTenant: Schema = { type: 'string', maxLength: 60 }
export const isRoot: Schema = { type: 'boolean' }
export const otp: Schema = { type: 'string', minLength: 1, maxLength: 100 }
export const secret: Schema = { type: 'string', minLength: 1, maxLength: 400 }
export const signInPassword: Schema = {
  type: 'string',
  minLength: minSignInLength,
  maxLength: maxPasswordLength,
}
/** Strength is checked by `domain/password.ts`, whose messages say more than a pattern can. */
export const newPassword: Schema = { type: 'string', minLength: 1, maxLength: maxPasswordLength }

const tokens: Record<string, Schema> = {
  accessToken: text,
  token: text,
  audience: {
    type: 'string',
    enum: [...audiences],
    description: 'The application that the tokens are valid for.',
  },
}
const refreshToken: Schema = {
  type: 'string',
  description: 'The refresh token. Omitted if `x-session` requests a cookie.',
}

/** The response to a sign-in, with further properties. */
export function sessionWith(more: Record<string, Schema>): Schema {
  return dataSchema({ user: profile, ...tokens, ...more }, { refreshToken })
}

export const session: Schema = sessionWith({})

export const refreshedSession: Schema = dataSchema(
  { ...tokens, cmsToken: text },
  { refreshToken, user: profile },
)

export const botCheckHeader: Schema = {
  type: 'object',
  properties: {
    'x-bot-check': {
      type: 'string',
      maxLength: 4000,
      description: [
        'The answer to the challenge of `GET /api/bot-check`, which shows that a person sends the request.',
        '`altcha`: the JSON object `{algorithm, challenge, number, salt, signature}` in base64. `number` is the number from 0 to `maxnumber` for which the SHA-256 of the salt followed by the number is the challenge. An answer is valid once and for ten minutes.',
        '`recaptcha`: the token that the reCAPTCHA script creates for the `siteKey`.',
        '`off`: no answer is required. The setting `BOT_CHECK=off` is meant for automation.',
      ].join('\n'),
    },
  },
}

export const sessionHeader: Schema = {
  type: 'object',
  properties: {
    'x-session': {
      type: 'string',
      enum: ['cookie'],
      description:
        'For browsers on the pages of the shop itself. The refresh token is sent and received in a cookie (HttpOnly, Secure, SameSite=Strict) and is never part of a body. Requests with this header are refused if they come from other sites.',
    },
  },
}

export const signInHeaders: Schema = {
  type: 'object',
  properties: { ...botCheckHeader.properties, ...sessionHeader.properties },
}
