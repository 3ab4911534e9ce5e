import type { FastifyPluginAsync } from 'fastify'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The tenants that a company can allocate licences to. */
export const companyTenantRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/tenants',
    {
      config: { access: shopperAccess },
      schema: {
        operationId: 'listOwnTenants',
        summary: 'The tenants of your company, by name; empty for everybody else',
        tags: ['own'],
        security: [{ bearer: [] }],
        response: {
          200: {
            type: 'object',
            required: ['data'],
            properties: {
              data: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['_id', 'name'],
                  properties: { _id: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
                },
              },
            },
          },
        },
      },
    },
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
