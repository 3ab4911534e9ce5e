import type { FastifyPluginAsync } from 'fastify'
import { staff } from '../accounts/access.ts'
import { idParams } from '../engine/schemas.ts'
import { staffKit, type ById } from '../engine/staffKit.ts'
import { timelineSchema } from '../orders/schemas.ts'
import { timelineOf } from '../timeline.ts'
import type { RequestRouteOptions } from './shopperKit.ts'

/** What became of a request, for staff; their steps are the declared actions. */
export const staffRequestRoutes: FastifyPluginAsync<RequestRouteOptions> = async (
  app,
  { parts, requests },
) => {
  const { demandRecord, describe } = staffKit(requests, parts.db)

  app.get<ById>(
    '/:id/timeline',
    {
      config: { access: staff('requests', 'read') },
      schema: describe('readTimelineOf', 'What became of a request, in its sequence', {
        params: idParams,
        response: { 200: timelineSchema },
      }),
    },
    async (request) => {
      await demandRecord(request)
      return { data: await timelineOf(parts.db, 'requests', request.params.id) }
    },
  )
}
