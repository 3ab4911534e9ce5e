import type { FastifyPluginAsync } from 'fastify'
import { defaultLanguage, languageCodes, languages } from '#domain/locale.ts'

const language = {
  type: 'object',
  properties: { code: { type: 'string' }, label: { type: 'string' } },
}
const switched = { type: 'object', properties: { enabled: { type: 'boolean' } } }

/** Named in the header as coming; only those of `domain/locale.ts` are supported. */
const coming = [
  { code: 'fr', label: 'Français' },
  { code: 'tr', label: 'Türkçe' },
  { code: 'es', label: 'Español' },
  { code: 'it', label: 'Italiano' },
]

/** What the shop shows and speaks. */
export const settingsRoutes: FastifyPluginAsync<{ readonly payment: boolean }> = async (
  app,
  { payment },
) => {
  const supported = languageCodes.map((code) => ({ code, label: languages[code].label }))
  const data = {
    allLanguages: [...supported, ...coming],
    supportedLanguages: supported,
    language: defaultLanguage,
    visibility: {
      pricing: { enabled: true },
      stock: { enabled: true },
      payment: { enabled: payment },
    },
    whatsapp: { enabled: false, url: null },
  }
  app.get(
    '/settings',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'readSettings',
        summary: 'Languages and what the shop shows',
        tags: ['shop'],
        response: {
          200: {
            type: 'object',
            properties: {
              data: {
                type: 'object',
                properties: {
                  allLanguages: { type: 'array', items: language },
                  supportedLanguages: { type: 'array', items: language },
                  language: { type: 'string' },
                  visibility: {
                    type: 'object',
                    properties: { pricing: switched, stock: switched, payment: switched },
                  },
                  whatsapp: {
                    type: 'object',
                    properties: {
                      enabled: { type: 'boolean' },
                      url: { type: ['string', 'null'] },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    async () => ({ data }),
  )
}
