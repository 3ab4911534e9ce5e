import type { FastifyPluginAsync } from 'fastify'
import { staffAccess } from '#server/http/routeAccess.ts'
import type { AccountServices } from '../accountServices.ts'
import { tags, text } from '../accountSchemas.ts'

const tenantSchema = {
  type: 'object',
  properties: { _id: text, name: text, tenantId: text, email: { type: ['string', 'null'] } },
}

/** The tenants that an account may see, for choosing one. */
export const tenantRoutes: FastifyPluginAsync<AccountServices> = async (app, { db, engines }) => {
  app.get(
    '/tenant-management/tenants',
    {
      config: { access: staffAccess('tenants', 'read') },
      schema: {
        operationId: 'chooseTenants',
        summary: 'The tenants one may see, by name',
        tags,
        security: [{ bearer: [] }],
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { search: { type: 'string', maxLength: 100 } },
        },
        response: {
          200: { type: 'object', properties: { data: { type: 'array', items: tenantSchema } } },
        },
      },
    },
    async (request) => {
      const engine = engines.get('tenants')
      if (!engine) return { data: [] }
      const { account: identity, language } = request
      const query = engine.query({
        ...Object(request.query),
        limit: 100,
        total: false,
        sort: 'name',
      })
      const { data } = await engine.list(query, { db, language, isPublic: false, identity })
      return { data }
    },
  )
}
