import { isUtf8 } from 'node:buffer'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { canImport } from '#resource/access.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { newId } from '#server/platform/newId.ts'
import { readTimeZone } from '#server/http/zonedTime.ts'
import { idParams, type ById, noContent } from '#server/http/commonSchemas.ts'
import { staffRouteHelpers } from '../routes/staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { importJobName } from './importJobs.ts'
import {
  claimForWriting,
  findImport,
  insertImport,
  removeImport,
  type ImportKey,
} from './imports.ts'
import { importResponse } from './importSchema.ts'
import { countRows, openCsvFile } from './openCsvFile.ts'

const maxFileBytes = 20 * 1024 * 1024

/** The routes that import records from a file: upload, check, then write all rows or none. */
export const importRoutes: FastifyPluginAsync<EngineOptions> = async (
  app,
  { engine, db, jobs, brand },
) => {
  const { resource } = engine
  const { allow, describe } = staffRouteHelpers(engine, db)
  const many = resource.labels.many.en.toLowerCase()
  const params = { params: idParams }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer', bodyLimit: maxFileBytes },
    (_, body, done) =>
      Buffer.isBuffer(body) && isUtf8(body)
        ? done(null, body.toString('utf8'))
        : done(refuse('import_encoding')),
  )
  // The routes require one of the permissions; this checks the other before a file is read.
  app.addHook('preParsing', async (request) => {
    if (!canImport(requireAccount(request), resource)) throw refuse('forbidden')
  })

  const importKeyOf = (request: FastifyRequest<ById>): ImportKey => ({
    id: request.params.id,
    resource: resource.name,
    account: requireAccount(request).id,
  })

  async function readImport(importKey: ImportKey) {
    const data = await findImport(db, importKey)
    if (!data) throw refuse('not_found', { values: { what: nouns.import } })
    return { data }
  }

  app.post<{ Body: string }>(
    '/imports',
    {
      bodyLimit: maxFileBytes,
      ...describe(
        allow('create'),
        'import',
        `Upload a CSV file of ${many} and check it without writing anything`,
        {
          consumes: ['text/csv'],
          headers: {
            type: 'object',
            properties: {
              'x-timezone': {
                type: 'string',
                description:
                  'The time zone of times without an offset, such as Asia/Riyadh. The default is UTC.',
              },
            },
          },
          body: { content: { 'text/csv': { schema: { type: 'string' } } } },
          response: { 202: importResponse },
        },
      ),
    },
    async (request, reply) => {
      const { body: text, language, headers } = request
      if (typeof text !== 'string') throw refuse('unsupported_media_type')
      const identity = requireAccount(request)
      const file = await openCsvFile(text, resource, identity)
      const total = await countRows(file)
      const id = newId()
      const account = identity.id
      const timeZone = readTimeZone(headers['x-timezone'])
      const { ignored } = file.headers
      await db.transaction().execute(async (inner) => {
        const importRow = { id, resource: resource.name, brand, account, language, timeZone, text }
        await insertImport(inner, { ...importRow, total, ignored })
        await jobs.send(inner, importJobName, { id }, { key: id })
      })
      return reply.code(202).send(await readImport({ id, resource: resource.name, account }))
    },
  )

  app.get<ById>(
    '/imports/:id',
    describe(allow('create'), 'readImportOf', `Get the progress of your import of ${many}`, {
      ...params,
      response: { 200: importResponse },
    }),
    (request) => readImport(importKeyOf(request)),
  )

  app.post<ById>(
    '/imports/:id/run',
    describe(
      allow('create'),
      'runImportOf',
      `Run a checked import of ${many}: all rows are written or none`,
      {
        ...params,
        response: { 202: importResponse },
      },
    ),
    async (request, reply) => {
      const key = importKeyOf(request)
      await readImport(key)
      await db.transaction().execute(async (inner) => {
        const isStarted = await claimForWriting(inner, key)
        if (!isStarted) throw refuse('action_not_allowed')
        await jobs.send(inner, importJobName, { id: key.id }, { key: key.id })
      })
      return reply.code(202).send(await readImport(key))
    },
  )

  app.delete<ById>(
    '/imports/:id',
    describe(allow('create'), 'dropImportOf', `Cancel your import of ${many}`, {
      ...params,
      response: { 204: noContent },
    }),
    async (request, reply) => {
      const key = importKeyOf(request)
      if (await removeImport(db, key)) return reply.code(204).send()
      await readImport(key)
      throw refuse('action_not_allowed')
    },
  )
}
