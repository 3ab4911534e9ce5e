import Fastify from 'fastify'
import { readStatement } from './readStatement.ts'
import { addHandWrittenImports } from './writes/handWrittenImports.ts'
import { addHandWrittenWrites } from './writes/handWrittenWrites.ts'

export type ProductRow = {
  readonly createdAt: string | Date
  readonly updatedAt: string | Date
  readonly price: string | number
  readonly price_currency: string
  readonly total?: number
}

type Query = (text: string, values: readonly unknown[]) => Promise<{ rows: ProductRow[] }>

const textType = { type: 'string' }
const integerType = { type: 'integer' }
const object = (properties: object) => ({ type: 'object', properties })
const listOf = (items: object) => ({ type: 'array', items })

const referencesSchema = listOf(object({ _id: textType, title: textType }))
const productSchema = object({
  _id: textType,
  createdAt: textType,
  updatedAt: textType,
  version: integerType,
  name: textType,
  code: textType,
  type: textType,
  price: object({ amount: integerType, currency: textType }),
  tags: referencesSchema,
  industries: referencesSchema,
  _fallback: listOf(textType),
  _missing: listOf(textType),
  _outdated: listOf(textType),
})
const productRoute = { schema: { response: { 200: object({ data: productSchema }) } } }
const metaSchema = object({ total: integerType, page: integerType, limit: integerType })
const listRoute = {
  schema: { response: { 200: object({ data: listOf(productSchema), meta: metaSchema }) } },
}

const sql = {
  list: readStatement('listProducts'),
  farPage: readStatement('pageOfProducts'),
  one: readStatement('readProduct'),
  search: readStatement('searchProducts'),
}

const toProduct = ({
  total: _,
  price_currency,
  price,
  createdAt,
  updatedAt,
  ...row
}: ProductRow) => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
  price: { amount: price, currency: price_currency },
  _fallback: [],
})

/** Creates ordinary Fastify routes with the best hand-written SQL for the same responses. */
export function createHandWrittenServer(query: Query) {
  const app = Fastify()
  const readList = async (text: string, values: readonly unknown[], limit: number, page = 1) => {
    const { rows } = await query(text, [...values, limit, (page - 1) * limit])
    return { data: rows.map(toProduct), meta: { total: rows[0]?.total ?? 0, page, limit } }
  }
  app.get<{ Querystring: Record<string, string> }>(
    '/list',
    listRoute,
    ({ query: { type, tags, limit } }) => readList(sql.list, [type, tags], Number(limit)),
  )
  app.get<{ Querystring: Record<string, string> }>(
    '/page',
    listRoute,
    ({ query: { page, limit } }) => readList(sql.farPage, [], Number(limit), Number(page)),
  )
  app.get<{ Params: { id: string } }>('/one/:id', productRoute, async ({ params }) => {
    const { rows } = await query(sql.one, [params.id])
    return { data: rows[0] && toProduct(rows[0]) }
  })
  app.get<{ Querystring: Record<string, string> }>(
    '/search',
    listRoute,
    ({ query: { search = '', limit } }) => {
      const patterns = search.split(' ').map((word) => `%${word}%`)
      return readList(sql.search, [...patterns, search], Number(limit))
    },
  )
  addHandWrittenWrites(app, query)
  addHandWrittenImports(app, query)
  return app
}
