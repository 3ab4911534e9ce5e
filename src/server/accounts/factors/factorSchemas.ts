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

export const requestOptionsSchema = webAuthnSchema(
  'PublicKeyCredentialRequestOptions of WebAuthn, as JSON.',
)
export const creationOptionsSchema = webAuthnSchema(
  'PublicKeyCredentialCreationOptions of WebAuthn, as JSON.',
)

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

export const assertion = credential(
  'The response signed by a passkey: AuthenticationResponseJSON of WebAuthn.',
  ['clientDataJSON', 'authenticatorData', 'signature'],
)
export const attestation = credential(
  'The created passkey: RegistrationResponseJSON of WebAuthn.',
  ['clientDataJSON', 'attestationObject'],
)

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
    description:
      'For `totp`, a code of six digits, which is valid once. For `recovery`, one of the ten recovery codes.',
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
    'Returned instead of a session if a second step is required. `methods` are the methods of the second step, which is completed with `token` at `/admins/auth/second-factor`. `enrol` are the second factors that can be set up first, with `token` at `/admins/auth/enrolment`.',
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
  description:
    'The recovery codes. They are returned only once, because only their hashes are stored.',
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
  demanded: { type: 'boolean', description: 'Whether staff must have a second factor.' },
  host: {
    ...nullableText,
    description:
      'The host that passkeys created at this address belong to. Null if no passkeys can be created here.',
  },
  passkeysAt: { ...text, description: 'An address at which passkeys can be created.' },
})

/** Recovery codes are returned with the first factor only. */
export const addedFactorSchema = dataResponse({ type: 'object', properties: { recoveryCodes } })
