import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

const failure = {
  $id: 'Failure',
  type: 'object',
  description: 'Why a request was refused, in the language of Accept-Language',
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
          description: 'JSON pointer → reason',
          additionalProperties: { type: 'string' },
        },
      },
    },
  },
}

const acceptLanguage = {
  'accept-language': {
    type: 'string',
    description: 'the language of contents and messages: en or ar',
  },
}

/** The document is read off the registered routes, so it can't say what the server does not do. */
export async function addDocument(app: FastifyInstance): Promise<void> {
  app.addSchema(failure)
  app.addHook('onRoute', (route) => {
    if (!route.schema || route.schema.hide) return
    const headers = (route.schema.headers ?? {}) as { properties?: object }
    route.schema = {
      security: [],
      ...route.schema,
      headers: {
        type: 'object',
        ...headers,
        properties: { ...acceptLanguage, ...headers.properties },
      },
      response: { ...Object(route.schema.response), '4xx': { $ref: 'Failure#' } },
    }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Marketplace API',
        version: '1.0.0',
        description: 'The API behind the storefront and the back office.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    refResolver: {
      buildLocalReference: (schema) => String(schema.$id),
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
