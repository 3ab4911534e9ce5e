import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import compress from '@fastify/compress'
import Fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type onResponseHookHandler,
} from 'fastify'
import { largestFileSize, pictureTypes } from '#domain/fileTypes.ts'
import { refuse } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { alwaysHidden } from '#domain/shownNames.ts'
import { registerAccessControl } from '#server/accounts/accessControl.ts'
import { authenticate } from '#server/accounts/authenticate.ts'
import { assertSameSite } from '#server/accounts/assertSameSite.ts'
import type { AccountServices } from '#server/accounts/accountServices.ts'
import { createAuthority } from '#server/accounts/authority.ts'
import { createCurrentAccounts } from '#server/accounts/currentAccounts.ts'
import { allAccountRoutes } from '#server/accounts/routes/allAccountRoutes.ts'
import { createServerFactory, type RequestDispatch } from '#server/http/hostRouting.ts'
import { addResponseCache } from '#server/platform/cache/responseCache.ts'
import type { CatalogueCache } from '#server/platform/cache/catalogueCache.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { importSchema } from '#server/engine/import/importSchema.ts'
import { ownRoutes } from '#server/engine/routes/ownRoutes.ts'
import { publicRoutes } from '#server/engine/routes/publicRoutes.ts'
import { addSchemas } from '#server/engine/routes/routeSchemas.ts'
import { staffRoutes } from '#server/engine/routes/staffRoutes.ts'
import type { FileLinks } from '#server/platform/files/fileLinks.ts'
import { createFileVisibility } from '#server/engine/createFileVisibility.ts'
import { fileRoutes, uploadRoutes } from '#server/accounts/uploads/fileRoutes.ts'
import { answerHeadAsGet } from '#server/http/answerHeadAsGet.ts'
import { addOpenApi } from '#server/http/openApi.ts'
import { addLanguage } from '#server/http/language.ts'
import { dashboardRoutes } from '#server/dashboard/dashboardRoutes.ts'
import { createSchemaController } from '#server/http/createSchemaController.ts'
import { addMetrics, type Metrics } from '#server/http/metrics.ts'
import type { MonitoringRules } from '#server/http/isMonitoringRequest.ts'
import { parseQuery } from '#server/http/parseQuery.ts'
import { addTextValidation } from '#server/http/textValidation.ts'
import { addProblemHandler, replyUnroutable } from '#server/http/problemHandler.ts'
import { licenceRoutes } from '#server/commerce/licences/licenceRoutes.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { paymentRoutes } from '#server/commerce/orders/payments/paymentRoutes.ts'
import { shopperOrderRoutes } from '#server/commerce/orders/shopperRoutes.ts'
import { staffOrderRoutes } from '#server/commerce/orders/staffRoutes.ts'
import { guestRequestsPath } from '#server/commerce/quotes/guestRouteHelpers.ts'
import { guestRoutes } from '#server/commerce/quotes/guestRoutes.ts'
import { shopperRequestRoutes } from '#server/commerce/quotes/shopperRoutes.ts'
import { cardRoutes } from '#server/commerce/payments/cardRoutes.ts'
import type { CardVault } from '#server/commerce/payments/cardVault.ts'
import { listFeatures, listNames } from '#server/commerce/lists/shoppingLists.ts'
import { listRoutes } from '#server/commerce/lists/listRoutes.ts'
import { metadataRoutes } from '#server/commerce/settings/metadataRoutes.ts'
import { purchaseBarrierRoutes } from '#server/commerce/catalogue/purchaseBarrierRoutes.ts'
import { placesRoutes } from '#server/platform/places/placesRoutes.ts'
import { runningDiscountRoutes } from '#server/commerce/pricing/runningDiscountRoutes.ts'
import { settingsRoutes } from '#server/commerce/settings/settingsRoutes.ts'
import type { ListServedShops, Shop } from '#server/commerce/settings/shop.ts'
import { newId } from '#server/platform/newId.ts'
import { toDecodableUrl } from '#server/http/toDecodableUrl.ts'
import { addReplicaReads } from '#server/http/replicaReads.ts'
import { addRequestTraces } from '#server/http/requestTraces.ts'
import { addRequestOrigin } from '#server/http/requestOrigin.ts'
import { loggerOptions, requestLogger } from '#server/http/requestLogger.ts'
import { addRequestLimits, connectionLimits } from '#server/http/requestLimits.ts'
import { removeDisabledFeatures } from './removeDisabledFeatures.ts'
import { addSecurityHeaders } from '#server/http/securityHeaders.ts'
import { addValidation } from '#server/http/validation.ts'
import { timelineRoute } from '#server/commerce/orders/timelineRoute.ts'
import type { WaitingServer } from './waitingServer.ts'

export type AppServices = AccountServices & {
  readonly connection: Connection
  readonly catalogue: Catalogue
  readonly fileLinks: FileLinks
  readonly vault: CardVault
  readonly shop: Shop
  readonly servedShops: ListServedShops
  readonly cache: CatalogueCache
  readonly metrics: Metrics
  readonly cachesResponses: boolean
  readonly orderServices: OrderServices
  readonly trustProxy: string
  readonly monitoring: MonitoringRules
  /** dispatches requests by host before they reach this app */
  readonly dispatch?: RequestDispatch
  readonly waitingServer?: WaitingServer
  /** resolves within a second */
  readonly isReady: () => Promise<boolean>
  readonly logger?: FastifyServerOptions['logger']
}

/** Builds the API from its services; the caller adds pages and starts listening. */
export async function buildApp(services: AppServices): Promise<FastifyInstance> {
  const {
    connection,
    catalogue,
    engines,
    files,
    fileLinks,
    tokens,
    mailer,
    vault,
    shop,
    orderServices,
    isReady,
  } = services
  const { db } = connection
  const authority = createAuthority(db, createCurrentAccounts(catalogue))
  const app = Fastify({
    logger: loggerOptions(services.logger),
    childLoggerFactory: requestLogger,
    bodyLimit: 1024 * 1024,
    genReqId: newId,
    schemaController: createSchemaController(),
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 300,
      querystringParser: parseQuery,
    },
    frameworkErrors: replyUnroutable,
    exposeHeadRoutes: false,
    rewriteUrl: (request) => toDecodableUrl(answerHeadAsGet(request).url),
    trustProxy: services.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...connectionLimits,
    ...((services.dispatch ?? services.waitingServer) && {
      serverFactory: createServerFactory(services),
    }),
  })
  addRequestTraces(app)
  addRequestLimits(app)
  if (connection.replicas) addReplicaReads(app, connection.replicas)
  addProblemHandler(app)
  addValidation(app)
  addTextValidation(app)
  addLanguage(app)
  addSecurityHeaders(app)
  await app.register(cookie)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2048,
    inflateIfDeflated: false,
  })
  await app.register(multipart, {
    limits: { fileSize: largestFileSize(pictureTypes), files: 1, fields: 5 },
  })
  addMetrics(app, services.metrics, { brand: shop.baseBrand.key, ...services.monitoring })
  addOpenApi(app)
  const excludedNames = alwaysHidden(shop.brand.features)
  addSchemas(app, catalogue, excludedNames)
  app.addSchema(importSchema)
  app.decorateRequest('account', undefined)
  app.decorateRequest('needsApproval', false)
  app.decorate('accessTable', [])

  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({
    status: 'ok',
  }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async () => {
    if (!(await isReady())) throw refuse('unavailable')
    return { status: 'ready' }
  })
  await app.register(fileRoutes, {
    files,
    fileLinks,
    isVisible: createFileVisibility(catalogue, db),
  })

  await app.register(
    async (api) => {
      addRequestOrigin(api)
      api.addHook('onRequest', assertSameSite)
      api.addHook('onRequest', authenticate(tokens, authority))
      registerAccessControl(api, authority)
      api.addHook('onRequest', shop.refreshIfStale)
      api.addHook('onRequest', (request, reply, done) => {
        if (request.account) reply.headers(privateHeaders).header('x-request-id', request.id)
        else reply.headers(publicHeaders)
        done()
      })
      // The request's writes are committed by now, so its mails can be sent.
      api.addHook('onRoute', (route) => {
        if (route.method === 'GET') return
        const nudgeMailer: onResponseHookHandler = (_, __, done) => {
          mailer.nudge()
          done()
        }
        route.onResponse = [route.onResponse ?? [], nudgeMailer].flat()
      })
      if (services.cachesResponses) addResponseCache(api, services.cache)
      removeDisabledFeatures(api, shop.brand.features)
      await api.register(allAccountRoutes, services)
      await api.register(uploadRoutes, { db, files, fileLinks, catalogue })
      await api.register(metadataRoutes, { catalogue })
      await api.register(placesRoutes)
      await api.register(settingsRoutes, {
        shop,
        servedShops: services.servedShops,
        hasPayment: orderServices.provider !== undefined,
        prefix: '/marketplace-customer',
      })
      await api.register(runningDiscountRoutes, {
        db,
        brand: shop.brand.key,
        prefix: '/marketplace-customer',
      })
      await api.register(purchaseBarrierRoutes, {
        db,
        catalogue,
        prefix: '/marketplace-customer/products',
      })
      for (const name of listNames) {
        const feature = listFeatures[name]
        await api.register(listRoutes, {
          db,
          brand: shop.brand.key,
          name,
          feature,
          prefix: `/marketplace-customer/${name}`,
        })
      }
      await api.register(cardRoutes, { db, vault, prefix: '/marketplace-customer/payment-methods' })
      const orders = engines.get('orders')
      if (orders) {
        const options = { services: orderServices, orders, files }
        await api.register(shopperOrderRoutes, {
          ...options,
          prefix: '/marketplace-customer/orders',
        })
        await api.register(staffOrderRoutes, { ...options, prefix: '/marketplace/orders' })
        await api.register(timelineRoute, {
          db,
          engine: orders,
          name: 'orders',
          summary: 'Get the timeline of an order',
          prefix: '/marketplace/orders',
        })
      }
      const requests = engines.get('requests')
      if (orders && requests) {
        const { botCheck } = services
        const options = { services: orderServices, requests, orders, botCheck }
        await api.register(shopperRequestRoutes, {
          ...options,
          prefix: '/marketplace-customer/requests',
        })
        await api.register(guestRoutes, { ...options, prefix: guestRequestsPath })
        await api.register(timelineRoute, {
          db,
          engine: requests,
          name: 'requests',
          summary: 'Get the timeline of a request',
          prefix: '/marketplace/requests',
        })
      }
      await api.register(licenceRoutes, {
        services: orderServices,
        engines,
        prefix: '/marketplace-customer',
      })
      await api.register(paymentRoutes, { services: orderServices, prefix: '/payments' })
      await api.register(dashboardRoutes, {
        services: orderServices,
        engines,
        prefix: '/marketplace',
      })
      for (const engine of engines.values()) {
        const { resource } = engine
        const { jobs } = orderServices
        const options = { engine, engines, catalogue, db, jobs, brand: shop.brand.key }
        await api.register(staffRoutes, { ...options, prefix: `/marketplace/${resource.name}` })
        if (resource.shoppers.length) {
          const prefix = `/marketplace-customer/${resource.name}`
          await api.register(ownRoutes, { ...options, prefix })
        }
        if (resource.public) {
          const prefix = `/marketplace-customer/${resource.public.path}`
          await api.register(publicRoutes, {
            ...options,
            prefix,
            excludedNames,
            hiddenNames: () => shop.hiddenNames,
          })
        }
      }
    },
    { prefix: '/api' },
  )
  return app
}

/** Responses vary by language; shared caches must not keep personal ones. */
const publicHeaders = {
  vary: 'accept-language, accept-encoding',
  'cache-control': 'no-cache',
} as const
const privateHeaders = { vary: 'accept-language', 'cache-control': 'private, no-store' } as const
