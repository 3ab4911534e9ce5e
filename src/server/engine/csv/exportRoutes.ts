import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import type { Field } from '#resource/resource.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { createZonedTime, readTimeZone } from '#server/http/zonedTime.ts'
import type { Row } from '../context.ts'
import { guardQuery, visibleFields } from '../writes/guard.ts'
import { listQuerySchemaWithFields } from '../routes/routeSchemas.ts'
import { requestedQuery, searchHeadersOf } from '../routes/searchHeaders.ts'
import { staffRouteHelpers } from '../routes/staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { byteOrderMark, csvRow } from './cells.ts'
import { cellWriteOptions } from './cellWriteOptions.ts'
import { columnsOf, currencyOf, exportedFields } from './columns.ts'
import { createCodeOf, createRecordNamer } from './createRecordNamer.ts'
import { readPages } from './readPages.ts'
import { isImportable, importableFields } from './importableFields.ts'

type Query = { readonly fields?: string; readonly template?: boolean }

export const exportRoutes: FastifyPluginAsync<EngineOptions> = async (app, options) => {
  const { engine, catalogue, db } = options
  const { resource } = engine
  const { allow, contextOf, describe } = staffRouteHelpers(engine, db)
  const many = resource.labels.many.en.toLowerCase()
  const list = listQuerySchemaWithFields(resource)

  app.get<{ Querystring: Query }>(
    '/export',
    describe(
      { ...allow('read'), workKind: 'transfer' },
      'export',
      `Export the ${many} as CSV, newest first; page and sort are ignored`,
      {
        querystring: { ...list, properties: { ...list.properties, template } },
        headers: {
          type: 'object',
          properties: {
            'x-timezone': {
              type: 'string',
              description:
                'The time zone of the times in the file, such as Asia/Riyadh. The default is UTC.',
            },
            ...searchHeadersOf(resource),
          },
        },
        response: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } },
      },
    ),
    async (request, reply) => {
      const { language, account, headers } = request
      const { fields, template: isTemplate, ...filters } = request.query
      const importable = isImportable(resource) ? importableFields(resource, account) : []
      const names = isTemplate && !fields && importable.length ? namesOf(importable) : fields
      const exported = exportedFields(resource, names).filter(
        (each) => typeof each === 'string' || visibleFields(resource, [each], account).length,
      )
      const ownFields = exported.filter((each) => typeof each !== 'string')
      const query = guardQuery(
        resource,
        {
          ...engine.query(requestedQuery(resource, { query: filters, headers })),
          fields: ownFields,
        },
        account,
      )
      const context = contextOf(request)
      const reimportable = ownFields.filter((field) => importable.includes(field))
      const pages = isTemplate ? noPages() : readPages(engine, query, context)
      // The first page is read before the response starts, so that errors can still be reported.
      const firstPage = await pages.next()
      if (!isTemplate)
        await recordAuditEvent(db, {
          event: 'exported',
          email: resource.labels.many.en,
          actor: account?.email,
          details: request.url.slice(request.url.indexOf('/export')),
        })
      const time = createZonedTime(readTimeZone(headers['x-timezone']))
      const columns = columnsOf(resource, exported, language)
      const writePage = async (page: readonly Row[]): Promise<string> => {
        const nameOf = await createRecordNamer(page, reimportable, catalogue, context)
        const cellOptions = cellWriteOptions({
          language,
          time,
          nameOf,
          codeOf: createCodeOf(catalogue),
        })
        return page
          .map((record) => ({
            record,
            options: { ...cellOptions, currency: currencyOf(record, exported) },
          }))
          .map((row) => csvRow(columns.map(({ cell }) => cell(row.record, row.options))))
          .join('')
      }
      // However long the download takes, it stops once the caller loses the permission.
      const assertAuthorized = () => app.assertStillAuthorized(request)
      const day = time(new Date().toISOString()).slice(0, 10)
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${resource.name}-${day}.csv"`)
      return reply.send(
        Readable.from(
          csvChunks(csvRow(columns.map(({ header }) => header)), firstPage, {
            readPage: () => pages.next(),
            assertAuthorized,
            writePage,
          }),
        ),
      )
    },
  )
}

const template = {
  type: 'boolean',
  description: 'Whether to return only the headers of the columns that an import accepts.',
}

const namesOf = (fields: readonly Field[]): string => fields.map(({ name }) => name).join()

type Page = IteratorResult<readonly Row[], unknown>

async function* noPages(): AsyncGenerator<readonly Row[]> {}

type Steps = {
  readonly readPage: () => Promise<Page>
  readonly assertAuthorized: () => Promise<void>
  readonly writePage: (page: readonly Row[]) => Promise<string>
}

async function* csvChunks(
  header: string,
  firstPage: Page,
  { readPage, assertAuthorized, writePage }: Steps,
): AsyncGenerator<string> {
  yield byteOrderMark + header
  let page = firstPage
  while (!page.done) {
    // The database finds the next page while this one is written.
    const nextPage = readPage()
    // A failure is reported in its turn.
    nextPage.catch(() => undefined)
    yield writePage(page.value)
    await assertAuthorized()
    page = await nextPage
  }
}
