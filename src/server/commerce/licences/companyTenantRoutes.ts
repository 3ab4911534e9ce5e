import type { FastifyPluginAsync } from 'fastify'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

type CompanyTenant = { readonly _id: string; readonly name: string }

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
      const { rows } = await runSql<CompanyTenant>(
        db,
        'select id as "_id", name from tenants where company = $1 order by name, id limit 1000',
        [requireAccount(request).id],
      )
      return { data: rows }
    },
  )
}
