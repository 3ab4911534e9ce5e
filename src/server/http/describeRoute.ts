import type { FastifyContextConfig, FastifySchema } from 'fastify'

/** Returns the options of a route: its rules, and its entry in the OpenAPI document. */
export const describeRoute = (
  config: FastifyContextConfig,
  tag: string,
  schema: FastifySchema,
) => ({ config, schema: { tags: [tag], ...schema } })
