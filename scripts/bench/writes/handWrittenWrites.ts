import type { FastifyInstance } from 'fastify'
import { newId } from '#server/platform/newId.ts'
import { readStatement } from '../readStatement.ts'

type Row = Readonly<Record<string, unknown>>
export type QueryRows = (text: string, values: readonly unknown[]) => Promise<{ rows: Row[] }>

/** Each write is one statement; `$1` is the product and `$2` the version that was read. */
const sql = {
  create: readStatement('createProduct'),
  price: readStatement('changePrice'),
  name: readStatement('translateName'),
  tags: readStatement('changeTags'),
  plain: readStatement('changeWarranty'),
  bulk: readStatement('changeManyTags'),
  remove: readStatement('deleteProduct'),
}

type Product = {
  readonly code: string
  readonly name: string
  readonly type: string
  readonly price: { readonly amount: number; readonly currency: string }
  readonly stock: number
  readonly tags: readonly string[]
  readonly industries: readonly string[]
  readonly warrantyMonths: number
}

/** Adds ordinary routes at the addresses of ours that write the same rows with one statement each. */
export function addHandWrittenWrites(app: FastifyInstance, query: QueryRows): void {
  const path = '/api/marketplace/products'
  const writeOne = async (text: string, values: readonly unknown[]) => {
    const { rows } = await query(text, values)
    if (!rows[0]) throw Object.assign(new Error('Not this version'), { statusCode: 409 })
    const { price, price_currency, ...row } = rows[0]
    const money = { amount: Number(price), currency: price_currency }
    return { data: { ...row, price: money, _fallback: [] } }
  }
  const versionOf = ({ 'if-match': tag = '' }: { 'if-match'?: string | undefined }): number =>
    Number(tag.replaceAll('"', ''))
  app.post<{ Body: Product }>(path, ({ body }, reply) => {
    const { code, name, type, price, stock, tags, industries } = body
    const members = (ids: readonly string[]) => ids.map((target) => ({ target, facts: {} }))
    const record = { ...body, tags: members(tags), industries: members(industries) }
    const changes = Object.entries(record).map(([key, to]) => [key, { from: null, to }])
    const values = [
      newId(),
      1,
      code,
      name,
      type,
      price.amount,
      price.currency,
      tags,
      industries,
      stock,
    ]
    reply.code(201)
    return writeOne(sql.create, [...values, JSON.stringify(Object.fromEntries(changes))])
  })
  app.patch<{ Params: { id: string }; Body: Partial<Product> }>(
    `${path}/:id`,
    ({ params: { id }, body: { price, stock, tags, name, warrantyMonths }, headers }) => {
      const key = [id, versionOf(headers)]
      if (price) return writeOne(sql.price, [...key, price.amount, price.currency, stock])
      if (tags) return writeOne(sql.tags, [...key, tags])
      return name
        ? writeOne(sql.name, [...key, name])
        : writeOne(sql.plain, [...key, warrantyMonths])
    },
  )
  app.post<{ Body: { ids: readonly string[]; input: Pick<Product, 'tags'> } }>(
    `${path}/bulk/update`,
    async ({ body: { ids, input } }) => {
      const { done } = (await query(sql.bulk, [ids, input.tags])).rows[0] ?? {}
      return { data: { done, unchanged: ids.length - Number(done) } }
    },
  )
  app.delete<{ Params: { id: string } }>(
    `${path}/:id`,
    async ({ params: { id }, headers }, reply) => {
      await writeOne(sql.remove, [id, versionOf(headers)])
      return reply.code(204).send()
    },
  )
}
