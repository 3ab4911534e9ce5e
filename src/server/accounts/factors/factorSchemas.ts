import type { Schema } from '#resource/schema.ts'
import { text, dataResponse } from '#server/http/commonSchemas.ts'
import { dataSchema, session } from '../accountSchemas.ts'
import { factorMethods } from './factors.ts'

const method: Schema = { type: 'string', enum: factorMethods }
const texts: Schema = { type: 'array', items: text }

/** Created and read by browsers as specified by WebAuthn; passed through unchanged. */
const webAuthnSchema = (description: string): Schema => ({
  type: 'object',
  additionalProperties: true,
  description,
})

export const requestOptionsSchema = webAuthnSchema('PublicKeyCredentialRequestOptions as JSON')
export const creationOptionsSchema = webAuthnSchema('PublicKeyCredentialCreationOptions as JSON')

const credential = (description: string, response: readonly string[]): Schema => ({
  ...webAuthnSchema(description),
  required: ['id', 'rawId', 'response', 'type', 'clientExtensionResults'],
  properties: {
    id: { type: 'string', maxLength: 1400 },
    rawId: { type: 'string', maxLength: 1400 },
    type: { type: 'string', maxLength: 40 },
    clientExtensionResults: { type: 'object', additionalProperties: true },
    response: {
      type: 'object',
      additionalProperties: true,
      required: response,
      properties: Object.fromEntries(
        response.map((name) => [name, { type: 'string', maxLength: 100_000 } as const]),
      ),
    },
  },
})

export const assertion = credential('What a passkey signed: AuthenticationResponseJSON', [
  'clientDataJSON',
  'authenticatorData',
  'signature',
])
export const attestation = credential('A passkey that was made: RegistrationResponseJSON', [
  'clientDataJSON',
  'attestationObject',
])

export const challengeToken: Schema = { type: 'string', minLength: 1, maxLength: 100 }
export const factorCode: Schema = { type: 'string', minLength: 1, maxLength: 60 }
export const passkeyName: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: 60,
  pattern: '\\S',
}

export const answerProperties = {
  token: challengeToken,
  method,
}
export const answerOptions = {
  code: {
    ...factorCode,
    description: '`totp`: six digits, each code counts once. `recovery`: one of the ten codes.',
  },
  passkey: assertion,
}
export const answerSchema: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'method'],
  properties: { ...answerProperties, ...answerOptions },
}

const challengeSchema: Schema = {
  type: 'object',
  description:
    'Instead of a session. `methods`: the ways to take the second step with `token` at `/admins/auth/second-factor`. `enrol`: what has to be set up first, with `token` at `/admins/auth/enrolment`.',
  required: ['token', 'methods', 'message'],
  properties: {
    token: text,
    methods: { type: 'array', items: method },
    enrol: { type: 'array', items: { type: 'string', enum: ['totp', 'passkey'] } },
    passkey: requestOptionsSchema,
    message: text,
  },
}

/** A session, or the second step that has to come first. */
export const sessionOrChallenge = dataResponse({
  anyOf: [
    ...Object.values(session.properties ?? {}),
    {
      type: 'object',
      required: ['secondFactor'],
      properties: { secondFactor: challengeSchema },
    },
  ],
})

export const recoveryCodes: Schema = {
  ...texts,
  description: 'Shown this once; only their hashes are kept.',
}

const nullableText = { type: ['string', 'null'] } as const
const timestamps = { createdAt: text, usedAt: nullableText }

export const factorListSchema = dataSchema({
  passkeys: {
    type: 'array',
    items: {
      type: 'object',
      required: ['_id', 'name', 'host', 'createdAt', 'usedAt'],
      properties: { _id: text, name: text, host: text, ...timestamps },
    },
  },
  totp: { type: ['object', 'null'], required: Object.keys(timestamps), properties: timestamps },
  recoveryCodes: {
    type: ['object', 'null'],
    required: ['left', 'createdAt'],
    properties: { left: { type: 'integer' }, createdAt: text },
  },
  demanded: { type: 'boolean', description: 'Whether staff must have one.' },
  host: {
    ...nullableText,
    description: 'What passkeys made here belong to; null where there can be none.',
  },
  passkeysAt: { ...text, description: 'The address where there can be passkeys.' },
})

/** Recovery codes are returned with the first factor only. */
export const addedFactorSchema = dataResponse({ type: 'object', properties: { recoveryCodes } })
