import type { FastifyInstance, RouteOptions } from 'fastify'
import type { OpenApiDocument } from './createOpenApiDocument.ts'
import { statusClass, type DocumentedRoute } from './documentedRoute.ts'

const failureSchema = {
  $id: 'Failure',
  type: 'object',
  description: 'The reason why the request was refused, in the language of Accept-Language.',
  required: ['statusCode', 'error'],
  properties: {
    statusCode: { type: 'integer' },
    error: {
      type: 'object',
      required: ['code', 'message'],
      additionalProperties: true,
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: {
          type: 'object',
          description: 'The reasons by field. Keys are JSON pointers into the request.',
          additionalProperties: { type: 'string' },
        },
      },
    },
  },
}

declare module 'fastify' {
  interface FastifyInstance {
    /** generates the OpenAPI document of the registered routes; usable once the app is ready */
    readonly openApiDocument: () => Promise<OpenApiDocument>
  }
}

/** Adds the OpenAPI document, generated from the registered routes so that they always match. */
export function addOpenApi(app: FastifyInstance): void {
  app.addSchema(failureSchema)
  const registered: { readonly route: RouteOptions; readonly statuses: readonly string[] }[] = []
  let routes: readonly DocumentedRoute[] = []
  app.addHook('onRoute', (route) => {
    if (!route.schema) return
    const response: Readonly<Record<string, unknown>> = Object(route.schema.response)
    const statuses = Object.keys(response)
    const byClass = withoutStatuses(response)
    if (statuses.some((status) => response[status] !== byClass[statusClass(status)]))
      throw new Error(`${String(route.method)} ${route.url}: responses of one class differ`)
    registered.push({ route, statuses })
    route.schema = { ...route.schema, response: { ...byClass, '4xx': { $ref: 'Failure#' } } }
  })
  // Later hooks change schemas, so these are read when all routes are registered.
  app.addHook('onReady', async () => {
    routes = registered.splice(0).flatMap(({ route, statuses }) =>
      route.schema && !route.schema.hide
        ? [
            {
              method: route.method,
              url: route.url,
              isOpen: (route.config?.access ?? 'anyone') === 'anyone',
              schema: route.schema,
              statuses,
            },
          ]
        : [],
    )
  })
  const openApiDocument = async (): Promise<OpenApiDocument> => {
    const { createOpenApiDocument } = await import('./createOpenApiDocument.ts')
    return createOpenApiDocument(routes, app.getSchemas())
  }
  app.decorate('openApiDocument', openApiDocument)
  let text: Promise<string> | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    text ??= openApiDocument().then((document) => JSON.stringify(document))
    return reply.type('application/json; charset=utf-8').send(await text)
  })
}

/**
 * Returns response schemas by class of status. An object with a key such as 200 would hold as many
 * empty slots, 2 kB for each of a thousand routes.
 */
const withoutStatuses = (response: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [statusClass(status), schema]),
  )
