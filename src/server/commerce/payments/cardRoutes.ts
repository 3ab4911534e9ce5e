import type { FastifyPluginAsync } from 'fastify'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { urlResponse } from '#server/http/commonSchemas.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CardVault } from './cardVault.ts'

type Options = { readonly db: Database; readonly vault: CardVault }

/** Cards are entered only on the provider's page; this route returns its address. */
export const cardRoutes: FastifyPluginAsync<Options> = async (app, { db, vault }) => {
  app.post<{ Body: { returnTo: string } }>(
    '/card-setup',
    describeRoute({ access: shopperAccess, feature: 'savedPaymentMethods' }, 'own', {
      operationId: 'beginCardSetup',
      summary: 'Get the page of the payment provider for adding a card; it returns with a token',
      body: {
        type: 'object',
        required: ['returnTo'],
        additionalProperties: false,
        properties: {
          returnTo: { type: 'string', maxLength: 300, format: 'path' },
        },
      },
      response: {
        201: urlResponse,
      },
    }),
    async (request, reply) => {
      const { returnTo } = request.body
      const { id: accountId } = requireAccount(request)
      const url = await vault.startSetup({ accountId, returnTo, language: request.language }, db)
      return reply.code(201).send({ data: { url } })
    },
  )
}
