import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { staff } from '../../accounts/access.ts'
import type { Row } from '../../engine/context.ts'
import type { Engine } from '../../engine/engine.ts'
import { guardQuery } from '../../engine/guard.ts'
import { listQuery } from '../../engine/schemas.ts'
import { labelsOf, staffKit } from '../../engine/staffKit.ts'
import type { OrderParts } from '../parts.ts'
import { columnsOf, exported, type Column } from './columns.ts'
import { byteOrderMark, rowOf } from './csv.ts'
import { pagesOf } from './pages.ts'
import { timeIn, zoneIn } from './zonedTime.ts'

type Options = { readonly parts: OrderParts; readonly orders: Engine }

/** The list of orders as a file for spreadsheets. */
export const exportRoute: FastifyPluginAsync<Options> = async (app, { parts, orders }) => {
  const { resource } = orders
  const { contextOf, describe } = staffKit(orders, parts.db)
  const fields = exported.filter((name) => resource.field[name])

  app.get(
    '/export',
    {
      config: { access: staff(resource.name, 'read'), labels: labelsOf(resource) },
      schema: describe(
        'export',
        'The orders of a list as CSV, all of them: its filters count, its page and sort do not',
        {
          querystring: listQuery(resource),
          headers: {
            type: 'object',
            properties: { 'x-timezone': { type: 'string', description: 'such as Asia/Riyadh' } },
          },
          response: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } },
        },
      ),
    },
    async (request, reply) => {
      const { language, account, headers } = request
      const asked = guardQuery(resource, orders.query(Object(request.query)), account)
      const pages = pagesOf(orders, asked, fields, contextOf(request))
      // What is wrong with a request shows at its first page, while it can still be said.
      const first = await pages.next()
      const time = timeIn(zoneIn(headers['x-timezone']))
      const day = time(new Date().toISOString()).slice(0, 10)
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${resource.name}-${day}.csv"`)
      return reply.send(
        Readable.from(written(columnsOf(resource, { language, time }), first, pages)),
      )
    },
  )
}

type Pages = AsyncGenerator<readonly Row[]>

async function* written(
  columns: readonly Column[],
  first: IteratorResult<readonly Row[], unknown>,
  pages: Pages,
): AsyncGenerator<string> {
  yield byteOrderMark + rowOf(columns.map(({ head }) => head))
  for (let page = first; !page.done; page = await pages.next())
    yield page.value.map((order) => rowOf(columns.map(({ cell }) => cell(order)))).join('')
}
