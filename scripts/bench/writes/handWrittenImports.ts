import type { FastifyInstance } from 'fastify'
import { newId } from '#server/platform/newId.ts'
import { readStatement } from '../readStatement.ts'
import type { QueryRows } from './handWrittenWrites.ts'

type ById = { readonly Params: { readonly id: string } }

/** Adds an import at the addresses of ours that writes the same rows with one statement. */
export function addHandWrittenImports(app: FastifyInstance, query: QueryRows): void {
  const path = '/api/marketplace/products/imports'
  const files = new Map<string, string>()
  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_, text, done) => done(null, text))
  app.post<{ Body: string }>(path, { bodyLimit: 20 * 1024 * 1024 }, async ({ body }) => {
    const id = newId()
    files.set(id, body)
    return { data: { _id: id } }
  })
  app.get<ById>(`${path}/:id`, async ({ params: { id } }) => ({
    data: { state: files.has(id) ? 'ready' : 'done' },
  }))
  app.post<ById>(`${path}/:id/run`, async ({ params: { id } }) => {
    const lines = (files.get(id) ?? '').split('\n').slice(1)
    await query(readStatement('importProducts'), [JSON.stringify(lines.map(toRow))])
    files.delete(id)
    return {}
  })
}

function toRow(line: string) {
  const [code = '', name = '', type, currency, units, mode = '', period = '', , tag = ''] =
    line.split(',')
  const price = Number(units) * 100
  const values = {
    code,
    name,
    type: type?.toLowerCase(),
    price: { amount: price, currency },
    stockMode: mode.toLowerCase(),
    subscriptionPeriod: period.toLowerCase(),
    visible: false,
  }
  const changes = Object.entries(values).map(([key, to]) => [key, { from: null, to }])
  const search = `${name} ${code}\n${tag}`.toLowerCase()
  return { id: newId(), code, name, price, tag, search, changes: Object.fromEntries(changes) }
}
