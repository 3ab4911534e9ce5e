import type { FastifyPluginAsync } from 'fastify'
import { staffAccess } from '#server/http/routeAccess.ts'
import { idParams } from '#server/engine/routes/routeSchemas.ts'
import { staffRouteHelpers, type ById } from '#server/engine/routes/staffRouteHelpers.ts'
import { timelineSchema } from '#server/commerce/orders/orderSchemas.ts'
import { timelineOf } from '#server/engine/history/timeline.ts'
import type { RequestRouteOptions } from './shopperRouteHelpers.ts'

/** The history of a request for staff; their steps are the declared actions. */
export const staffRequestRoutes: FastifyPluginAsync<RequestRouteOptions> = async (
  app,
  { services, requests },
) => {
  const { assertRecord, describe } = staffRouteHelpers(requests, services.db)

  app.get<ById>(
    '/:id/timeline',
    {
      config: { access: staffAccess('requests', 'read') },
      schema: describe('readTimelineOf', 'The timeline of a request', {
        params: idParams,
        response: { 200: timelineSchema },
      }),
    },
    async (request) => {
      await assertRecord(request)
      return { data: await timelineOf(services.db, 'requests', request.params.id) }
    },
  )
}
