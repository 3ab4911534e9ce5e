import type { FastifyPluginAsync } from 'fastify'
import { staffAccess } from '#server/http/routeAccess.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { text } from '#server/http/commonSchemas.ts'
import type { AccountServices } from '../accountServices.ts'

const tenantSchema = {
  type: 'object',
  properties: { _id: text, name: text, tenantId: text, email: { type: ['string', 'null'] } },
}

export const tenantRoutes: FastifyPluginAsync<AccountServices> = async (app, { db, engines }) => {
  app.get(
    '/tenant-management/tenants',
    describeRoute({ access: staffAccess('tenants', 'read') }, 'accounts', {
      operationId: 'chooseTenants',
      summary: 'List the tenants that you may read, sorted by name',
      querystring: {
        type: 'object',
        additionalProperties: false,
        properties: { search: { type: 'string', maxLength: 100 } },
      },
      response: {
        200: { type: 'object', properties: { data: { type: 'array', items: tenantSchema } } },
      },
    }),
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
