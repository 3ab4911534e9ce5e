import type { FastifyPluginAsync } from 'fastify'
import type { TimeRange } from '#domain/datePresets.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import type { RouteAccess } from '#server/http/routeAccess.ts'
import type { Engines } from '#server/engine/engine.ts'
import { readTimeZone } from '#server/http/zonedTime.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { readDashboard } from './readDashboard.ts'
import { periodOf } from './period.ts'
import { dashboardSchema } from './dashboardSchema.ts'

type Options = { readonly services: OrderServices; readonly engines: Engines }

const staffAccess: RouteAccess = { audience: 'cms' }

const labels = { from: { en: 'From', ar: 'من' }, to: { en: 'To', ar: 'إلى' } } as const

/** Serves all figures of the dashboard in one response, as far as the caller may read them. */
export const dashboardRoutes: FastifyPluginAsync<Options> = async (app, { services, engines }) => {
  const { db, catalogue, brand } = services
  app.get<{ Querystring: TimeRange }>(
    '/dashboard',
    describeRoute({ access: staffAccess, labels }, 'dashboard', {
      operationId: 'readDashboard',
      summary: 'Get the figures of a period and of the period before, and the open tasks of staff',
      querystring: {
        type: 'object',
        additionalProperties: false,
        required: ['from', 'to'],
        properties: {
          from: {
            type: 'string',
            format: 'date-time',
            description: 'The first moment of the period.',
          },
          to: {
            type: 'string',
            format: 'date-time',
            description: 'The last moment of the period, at most 400 days after the first.',
          },
        },
      },
      headers: {
        type: 'object',
        properties: {
          'x-timezone': {
            type: 'string',
            description:
              'The time zone in which days begin and end, such as Asia/Riyadh. The default is UTC.',
          },
        },
      },
      response: { 200: dashboardSchema(engines) },
    }),
    async (request) => {
      const account = requireAccount(request)
      const { language, query, headers } = request
      const now = Date.now()
      const period = periodOf(query, { now, timeZone: readTimeZone(headers['x-timezone']) })
      const data = await readDashboard({
        engines,
        catalogue,
        account,
        period,
        currency: brand.currency,
        languages: brand.languages,
        now: new Date(now).toISOString(),
        context: { db, language, isPublic: false, identity: account },
      })
      return { data }
    },
  )
}
