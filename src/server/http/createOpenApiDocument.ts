import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifySchema } from 'fastify'
import { statusClass, type DocumentedRoute } from './documentedRoute.ts'

export type OpenApiDocument = Exclude<ReturnType<FastifyInstance['swagger']>, string>

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

/**
 * Generates the document of routes that another app serves. Few ask for it, so the generator is
 * loaded and its app built only then.
 */
export async function createOpenApiDocument(
  routes: readonly DocumentedRoute[],
  sharedSchemas: Readonly<Record<string, unknown>>,
): Promise<OpenApiDocument> {
  const app = Fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  for (const schema of Object.values(sharedSchemas)) app.addSchema(schema)
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
    refResolver: {
      buildLocalReference: (schema) => String(schema.$id),
    },
  })
  for (const route of routes) {
    const { method, url } = route
    app.route({ method, url, schema: documentedSchema(route), handler: () => undefined })
  }
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}

function documentedSchema({ schema, statuses, isOpen }: DocumentedRoute): FastifySchema {
  const headers = (schema.headers ?? {}) as { properties?: object }
  const response: Readonly<Record<string, unknown>> = Object(schema.response)
  return {
    security: isOpen ? [] : [{ bearer: [] }],
    ...schema,
    ...(schema.consumes?.includes('multipart/form-data') && { body: fileUploadSchema }),
    headers: {
      type: 'object',
      ...headers,
      properties: { ...acceptLanguage, ...headers.properties },
    },
    response: {
      ...Object.fromEntries(statuses.map((status) => [status, response[statusClass(status)]])),
      '4xx': response['4xx'],
    },
  }
}
