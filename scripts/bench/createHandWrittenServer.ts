import Fastify from 'fastify'

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

const columns = `a.id as "_id", a.created_at as "createdAt", a.updated_at as "updatedAt",
  a.name->>'en' as name, a.code, a.type, a.price, a.price_currency,
  coalesce((select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by j.position)
    from products__tags j join tags t on t.id = j.target_id where j.source_id = a.id), '[]') as tags,
  coalesce((select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by j.position)
    from products__industries j join industries t on t.id = j.target_id where j.source_id = a.id and t.visible), '[]') as industries`

const filterClause = `where a.type = $1 and exists (select 1 from products__tags j where j.source_id = a.id and j.target_id = $2) and a.visible`
const searchClause = `where a.search_text like $1 and a.search_text like $2 and a.search_text like $3 and a.visible`

const sql = {
  list: `select ${columns}, (select count(*) from products a ${filterClause}) as total
    from (select a.* from products a ${filterClause} order by a.price, a.id limit $3 offset $4) a order by a.price, a.id`,
  one: `select ${columns} from products a where a.id = $1 and a.visible`,
  search: `select ${columns}, found.total
    from (select a.id, count(*) over () as total from products a ${searchClause} order by nullif(position($4 in a.search_text), 0) nulls last, a.id limit $5 offset $6) found
    join products a on a.id = found.id order by nullif(position($4 in a.search_text), 0) nulls last, a.id`,
  patch: `with before as (select id, warranty_months, version from products where id = $1 and version = $2 for update),
    written as (update products a set warranty_months = $3, version = a.version + 1, updated_at = now()
      from before where a.id = before.id returning a.*),
    recorded as (insert into changes (resource, record_id, kind, version, language, changes)
      select 'products', id, 'changed', version + 1, 'en', jsonb_build_object('warrantyMonths', jsonb_build_object(
        'from', warranty_months, 'to', $3::int)) from before)
    select ${columns}, a.version, a.missing_languages as "_missing", a.outdated_languages as "_outdated" from written a`,
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
  const readList = async (text: string, values: readonly unknown[], limit: number) => {
    const { rows } = await query(text, [...values, limit, 0])
    return { data: rows.map(toProduct), meta: { total: rows[0]?.total ?? 0, page: 1, limit } }
  }
  app.get<{ Querystring: Record<string, string> }>(
    '/list',
    listRoute,
    ({ query: { type, tags, limit } }) => readList(sql.list, [type, tags], Number(limit)),
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
  app.patch<{ Params: { id: string }; Body: { warrantyMonths: number } }>(
    '/one/:id',
    productRoute,
    async ({ params, body, headers }, reply) => {
      const version = Number(headers['if-match']?.replaceAll('"', ''))
      const { rows } = await query(sql.patch, [params.id, version, body.warrantyMonths])
      if (!rows[0]) return reply.code(409).send({})
      return { data: toProduct(rows[0]) }
    },
  )
  return app
}
