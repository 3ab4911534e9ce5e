import { dataResponse, text } from '#server/http/commonSchemas.ts'
const language = { type: 'object', properties: { code: text, label: text } } as const
const enabledSchema = { type: 'object', properties: { enabled: { type: 'boolean' } } } as const
const image = {
  type: ['object', 'null'],
  properties: {
    url: text,
    type: text,
    width: { type: 'integer' },
    height: { type: 'integer' },
  },
} as const

export const settingsSchema = dataResponse({
  type: 'object',
  properties: {
    name: text,
    tagline: text,
    description: text,
    copyright: text,
    logo: image,
    favicon: image,
    currency: text,
    contact: {
      type: 'object',
      properties: { email: text, phone: text, address: text, hours: text },
    },
    social: {
      type: 'array',
      items: { type: 'object', properties: { network: text, url: text } },
    },
    allLanguages: { type: 'array', items: language },
    supportedLanguages: { type: 'array', items: language },
    language: text,
    visibility: {
      type: 'object',
      properties: { pricing: enabledSchema, stock: enabledSchema, payment: enabledSchema },
    },
    portalUrl: {
      type: ['string', 'null'],
      description: 'The address at which customers edit their details.',
    },
    customersEditProfile: { type: 'boolean' },
    whatsapp: {
      type: 'object',
      properties: { enabled: { type: 'boolean' }, url: { type: ['string', 'null'] } },
    },
  },
})

export const shopNamesSchema = dataResponse({ type: 'array', items: text })
