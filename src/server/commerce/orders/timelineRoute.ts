import type { FastifyPluginAsync } from 'fastify'
import { idParams, type ById } from '#server/http/commonSchemas.ts'
import { staffAccess } from '#server/http/routeAccess.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Engine } from '#server/engine/engine.ts'
import { timelineOf } from './timeline.ts'
import { staffRouteHelpers } from '#server/engine/routes/staffRouteHelpers.ts'
import { timelineSchema } from './orderSchemas.ts'

type Options = {
  readonly db: Database
  readonly engine: Engine
  readonly name: 'orders' | 'requests'
  readonly summary: string
}

/** The timeline of an order or a request, for staff. */
export const timelineRoute: FastifyPluginAsync<Options> = async (
  app,
  { db, engine, name, summary },
) => {
  const { assertRecord, describe } = staffRouteHelpers(engine, db)

  app.get<ById>(
    '/:id/timeline',
    describe({ access: staffAccess(name, 'read') }, 'readTimelineOf', summary, {
      params: idParams,
      response: { 200: timelineSchema },
    }),
    async (request) => {
      await assertRecord(request)
      return { data: await timelineOf(db, name, request.params.id) }
    },
  )
}
