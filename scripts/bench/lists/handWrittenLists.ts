import Fastify, { type FastifyInstance } from 'fastify'
import { kinds } from '#resource/kinds/kinds.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { addSchemas, pageResponse, schemaNames } from '#server/engine/routes/routeSchemas.ts'
import { casesOf, pageSize, type ListCase } from './listCases.ts'
import { handWrittenSql } from './handWrittenSql.ts'
import { listedResources } from './values.ts'

type Row = Record<string, unknown>
type Query = (text: string, values: readonly unknown[]) => Promise<{ rows: Row[] }>

export const handWrittenPath = ({ resource, group, name }: ListCase): string =>
  `/${resource.name}/${group}/${name}`

/** Creates one ordinary route per case, with its own statements on the same kind of pool. */
export function createHandWrittenLists(
  query: Query,
  catalogue: Catalogue,
  count: number,
): FastifyInstance {
  const app = Fastify()
  addSchemas(app, catalogue, new Set())
  for (const resource of listedResources(catalogue))
    for (const each of casesOf(resource, count)) addCase(app, each, { query, catalogue })
  return app
}

function addCase(
  app: FastifyInstance,
  each: ListCase,
  { query, catalogue }: { query: Query; catalogue: Catalogue },
): void {
  const { resource, filter, page } = each
  const names = String(each.query.fields).split(',')
  const sql = handWrittenSql(each, names, catalogue)
  const values = filter ? [filter.value] : []
  const offset = (page - 1) * pageSize
  const toRecord = recordMapper(resource, names)
  const readPage = async (): Promise<{ rows: Row[]; total: unknown }> => {
    if (page === 1) {
      const { rows } = await query(sql.pageWithCount, [...values, pageSize, 0])
      return { rows, total: rows[0]?._total ?? 0 }
    }
    const countResult = await query(sql.count, values)
    const total = Number(countResult.rows[0]?.total)
    const { rows } =
      offset > total / 2
        ? await query(sql.pageFromEnd, [
            ...values,
            Math.max(0, Math.min(pageSize, total - offset)),
            Math.max(0, total - offset - pageSize),
          ])
        : await query(sql.page, [...values, pageSize, offset])
    return { rows, total }
  }
  const response = { 200: pageResponse(resource, schemaNames(resource).record, new Set()) }
  app.get(handWrittenPath(each), { schema: { response } }, async () => {
    const { rows, total } = await readPage()
    return { data: rows.map(toRecord), meta: { total, page, limit: pageSize } }
  })
}

/** Converts rows of the driver to the format of the API. */
function recordMapper(
  { field, translatable }: Resource,
  names: readonly string[],
): (row: Row) => Row {
  const fields = names.flatMap((name) => field[name] ?? [])
  return (row) => {
    row.createdAt = isoDate(row.createdAt)
    row.updatedAt = isoDate(row.updatedAt)
    for (const { name, kind } of fields) row[name] = kinds[kind].toOutput(row[name])
    if (translatable.length) row._fallback = []
    return row
  }
}
