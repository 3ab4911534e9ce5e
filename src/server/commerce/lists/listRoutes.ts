import type { FastifyPluginAsync, FastifyRequest, FastifySchema } from 'fastify'
import type { Feature } from '#resource/declaration.ts'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { dataResponse, uuid } from '#server/http/commonSchemas.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  listLimits,
  joinList,
  readList,
  setItems,
  type ListItem,
  type ListName,
  type ListOwner,
} from './shoppingLists.ts'

type Options = {
  readonly db: Database
  readonly brand: string
  readonly name: ListName
  readonly feature: Feature | undefined
}
type ItemsBody = { readonly items: readonly ListItem[] }

/** Shopping lists of accounts; guests keep theirs in the browser. */
export const listRoutes: FastifyPluginAsync<Options> = async (
  app,
  { db, brand, name, feature },
) => {
  const schemas = listSchemas(name)
  const toListOwner = (request: FastifyRequest): ListOwner => ({
    account: requireAccount(request).id,
    brand,
    name,
  })
  const describe = (schema: FastifySchema) =>
    describeRoute({ access: shopperAccess, feature }, 'own', {
      ...schema,
      response: { 200: schemas.response },
    })
  const pascalName = `${name[0]?.toUpperCase()}${name.slice(1)}`

  app.get(
    '/',
    describe({ operationId: `read${pascalName}`, summary: `Get your ${name}` }),
    async (request) => ({ data: { items: await readList(db, toListOwner(request)) } }),
  )

  app.patch<{ Body: ItemsBody }>(
    '/',
    describe({
      operationId: `change${pascalName}`,
      summary: `Set the quantities of products in your ${name}; 0 removes a product`,
      body: schemas.change,
    }),
    async (request) => ({
      data: { items: await setItems(db, toListOwner(request), request.body.items) },
    }),
  )

  app.post<{ Body: ItemsBody & { readonly list: string } }>(
    '/join',
    describe({
      operationId: `join${pascalName}`,
      summary: `Add the ${name} of a guest to yours; repeating the request has no effect`,
      body: schemas.join,
    }),
    async (request) => {
      const { list, items } = request.body
      return { data: { items: await joinList(db, toListOwner(request), list, items) } }
    },
  )
}

function listSchemas(name: ListName) {
  const { maxQuantity, maxItems } = listLimits[name]
  const itemsSchema = (minimum: number) => ({
    type: 'array',
    maxItems,
    items: {
      type: 'object',
      required: ['product', 'quantity'],
      additionalProperties: false,
      properties: { product: uuid, quantity: { type: 'integer', minimum, maximum: maxQuantity } },
    },
  })
  const bodySchema = (minimum: number, more: Readonly<Record<string, object>>) => ({
    type: 'object',
    required: [...Object.keys(more), 'items'],
    additionalProperties: false,
    properties: { ...more, items: itemsSchema(minimum) },
  })
  return {
    change: bodySchema(0, {}),
    join: bodySchema(1, {
      list: {
        ...uuid,
        description: 'The id of the list of the guest. A list with the same id is added only once.',
      },
    }),
    response: dataResponse({
      type: 'object',
      required: ['items'],
      properties: { items: itemsSchema(1) },
    }),
  }
}
