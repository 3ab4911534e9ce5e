import type { FastifyInstance } from 'fastify'
import type { Catalogue, Resource } from '#resource/resource.ts'
import type { ShownName } from '#domain/shownNames.ts'
import { shopperCatalogue } from '#resource/shopperView.ts'
import { facetFields, listQuerySchema } from '#resource/listQuery.ts'
import { pascalCase } from '#resource/names.ts'
import {
  createdRecordSchema,
  createSchema,
  publicRecordSchema,
  recordSchema,
  updateSchema,
} from '#resource/resourceSchemas.ts'
import type { Schema } from '#resource/schema.ts'
import { dataResponse } from '#server/http/commonSchemas.ts'

/** Returns the names of a resource's schemas in the OpenAPI document. */
export const schemaNames = (resource: Resource) => {
  const name = pascalCase(resource.name)
  return {
    record: name,
    create: `${name}Create`,
    created: resource.secrets.length ? `${name}Created` : name,
    update: `${name}Update`,
    shopper: `${name}Public`,
  } as const
}

/** Adds the schemas of every resource to the app, for routes and the document to refer to. */
export function addSchemas(
  app: FastifyInstance,
  catalogue: Catalogue,
  excludedNames: ReadonlySet<ShownName>,
): void {
  const publicCatalogue = shopperCatalogue(catalogue, excludedNames)
  for (const resource of catalogue.values()) {
    const names = schemaNames(resource)
    app.addSchema({ $id: names.record, ...recordSchema(resource, catalogue) })
    if (resource.secrets.length)
      app.addSchema({ $id: names.created, ...createdRecordSchema(resource, catalogue) })
    app.addSchema({ $id: names.create, ...createSchema(resource) })
    app.addSchema({ $id: names.update, ...updateSchema(resource) })
    const shopperResource = publicCatalogue.get(resource.name)
    if (shopperResource?.public)
      app.addSchema({ $id: names.shopper, ...publicRecordSchema(shopperResource, publicCatalogue) })
  }
}

export const schemaRef = (name: string): Schema => ({ $ref: `${name}#` })

/** Shoppers may also address a record by its public key. */
export const keyParams: Schema = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', maxLength: 200 } },
}

export const recordResponse = (record: string) => dataResponse(schemaRef(record))

const fieldsParam: Schema = {
  type: 'string',
  description: 'Comma-separated names of the fields to return.',
}

export const recordQuerySchema: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: { fields: fieldsParam },
}

export const listQuerySchemaWithFields = (resource: Resource): Schema => {
  const schema = listQuerySchema(resource)
  return { ...schema, properties: { ...schema.properties, fields: fieldsParam } }
}

const count: Schema = { type: 'integer' }

const similar: Schema = {
  type: 'boolean',
  description:
    'True if no record matches the search exactly and the records listed are only similar: at most 5,000, of which the most similar come first.',
}

const facetValues: Schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['value', 'label', 'count'],
    properties: { value: { type: 'string' }, label: { type: 'string' }, count },
  },
}

const facetRange: Schema = {
  type: ['object', 'null'],
  required: ['min', 'max'],
  properties: { min: { type: 'number' }, max: { type: 'number' } },
}

export function pageResponse(
  resource: Resource,
  record: string,
  ranged: ReadonlySet<string>,
): Schema {
  const facets = facetFields(resource)
  return {
    type: 'object',
    required: ['data', 'meta'],
    properties: {
      data: { type: 'array', items: schemaRef(record) },
      meta: {
        type: 'object',
        required: ['page', 'limit'],
        properties: { total: count, page: count, limit: count, similar },
      },
      ...(facets.length
        ? {
            facets: {
              type: 'object',
              properties: Object.fromEntries(
                facets.map((name) => [name, ranged.has(name) ? facetRange : facetValues]),
              ),
            },
          }
        : {}),
    },
  }
}
