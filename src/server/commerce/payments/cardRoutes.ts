import type { FastifyPluginAsync } from 'fastify'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CardVault } from './cardVault.ts'

type Options = { readonly db: Database; readonly vault: CardVault }

/** Cards are entered only on the provider's page; this route returns its address. */
export const cardRoutes: FastifyPluginAsync<Options> = async (app, { db, vault }) => {
  app.post<{ Body: { returnTo: string } }>(
    '/card-setup',
    {
      config: { access: shopperAccess, feature: 'savedPaymentMethods' },
      schema: {
        operationId: 'beginCardSetup',
        summary: "The provider's page where one adds a card; it leads back with a token",
        tags: ['own'],
        security: [{ bearer: [] }],
        body: {
          type: 'object',
          required: ['returnTo'],
          additionalProperties: false,
          properties: {
            returnTo: { type: 'string', maxLength: 300, format: 'path' },
          },
        },
        response: {
          201: {
            type: 'object',
            required: ['data'],
            properties: {
              data: {
                type: 'object',
                required: ['url'],
                properties: { url: { type: 'string' } },
              },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { returnTo } = request.body
      const { id: accountId } = requireAccount(request)
      const url = await vault.startSetup({ accountId, returnTo, language: request.language }, db)
      return reply.code(201).send({ data: { url } })
    },
  )
}
