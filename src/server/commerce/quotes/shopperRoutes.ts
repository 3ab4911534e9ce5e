import type { FastifyPluginAsync } from 'fastify'
import { acceptRoutes } from './acceptRoutes.ts'
import { conversationRoutes } from './conversationRoutes.ts'
import type { RequestRouteOptions } from './shopperRouteHelpers.ts'
import { submitRoutes } from './submitRoutes.ts'

/**
 * Request actions of visitors; the routes for shoppers to read their own come with the resource
 * declaration.
 */
export const shopperRequestRoutes: FastifyPluginAsync<RequestRouteOptions> = async (
  app,
  { services, requests, orders, botCheck },
) => {
  const options = { services, requests, orders, botCheck }
  await app.register(submitRoutes, options)
  await app.register(conversationRoutes, options)
  await app.register(acceptRoutes, options)
}
