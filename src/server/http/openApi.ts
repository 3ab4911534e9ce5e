import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'

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

const acceptLanguage = {
  'accept-language': {
    type: 'string',
    description: 'The language of contents and messages: en or ar.',
  },
}

/** The body of every upload, for the document only: a stream cannot be validated by a schema. */
const fileUploadSchema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
}

const isUpload = ({ consumes }: FastifySchema): boolean =>
  consumes?.includes('multipart/form-data') ?? false

const isOpen = ({ config }: RouteOptions): boolean => (config?.access ?? 'anyone') === 'anyone'

/** Adds the OpenAPI document, generated from the registered routes so that they always match. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  app.addSchema(failureSchema)
  app.addHook('onRoute', (route) => {
    if (!route.schema || route.schema.hide) return
    const headers = (route.schema.headers ?? {}) as { properties?: object }
    route.schema = {
      security: isOpen(route) ? [] : [{ bearer: [] }],
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
        description: [
          'The API of the storefront and the CMS.',
          'Money is an object `{amount, currency}`. `amount` is an integer in the minor unit of `currency` (ISO 4217), such as cents or fils: 5900 means 59.00 USD or 5.900 KWD. In a priced cart, `taxRate` and each `rate` are in hundredths of a percent (basis points): 1500 means 15 %.',
        ].join('\n\n'),
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ schema, url }) => ({
      url,
      schema: isUpload(schema) ? { ...schema, body: fileUploadSchema } : schema,
    }),
    refResolver: {
      buildLocalReference: (schema) => String(schema.$id),
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
