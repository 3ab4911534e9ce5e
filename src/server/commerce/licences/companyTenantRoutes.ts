import type { FastifyPluginAsync } from 'fastify'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { dataResponse, text, uuid } from '#server/http/commonSchemas.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The tenants that a company can allocate licences to. */
export const companyTenantRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/tenants',
    describeRoute({ access: shopperAccess }, 'own', {
      operationId: 'listOwnTenants',
      summary: 'List the tenants of your company by name; empty for other accounts',
      response: {
        200: dataResponse({
          type: 'array',
          items: {
            type: 'object',
            required: ['_id', 'name'],
            properties: { _id: uuid, name: text },
          },
        }),
      },
    }),
    async (request) => {
      const rows = await db
        .selectFrom('tenants')
        .select(['id as _id', 'name'])
        .where('company', '=', requireAccount(request).id)
        .orderBy('name')
        .orderBy('id')
        .limit(1000)
        .execute()
      return { data: rows }
    },
  )
}
