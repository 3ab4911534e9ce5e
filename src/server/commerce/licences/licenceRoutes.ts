import type { FastifyPluginAsync } from 'fastify'
import type { Engines } from '#server/engine/engine.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { allocationRoutes } from './allocationRoutes.ts'
import { renewRoute } from './renewRoute.ts'
import { companyTenantRoutes } from './companyTenantRoutes.ts'
import { subscriptionRoutes } from './subscriptionRoutes.ts'

type Options = { readonly services: OrderServices; readonly engines: Engines }

/**
 * What owners do with licences and subscriptions; the routes to read them come with the resource
 * declarations.
 */
export const licenceRoutes: FastifyPluginAsync<Options> = async (app, { services, engines }) => {
  const orders = engines.get('orders')
  const pools = engines.get('license-pools')
  const allocations = engines.get('license-allocation')
  const subscriptions = engines.get('subscriptions')
  if (!orders || !pools || !allocations || !subscriptions) return
  const poolOptions = { services, orders, engine: pools, prefix: '/license-pools' }
  const subscriptionOptions = { services, orders, engine: subscriptions, prefix: '/subscriptions' }
  await app.register(allocationRoutes, {
    services,
    orders,
    engine: allocations,
    prefix: '/license-allocation',
  })
  await app.register(companyTenantRoutes, { db: services.db })
  await app.register(renewRoute, { ...poolOptions, kind: 'pool' })
  await app.register(renewRoute, { ...subscriptionOptions, kind: 'subscription' })
  await app.register(subscriptionRoutes, subscriptionOptions)
}
