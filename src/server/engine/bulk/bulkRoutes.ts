import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuseField } from '#domain/problem.ts'
import { offersVerb } from '#resource/access.ts'
import type { Schema } from '#resource/schema.ts'
import { isSearchedByHeader } from '#resource/searchHeader.ts'
import { dataResponse, uuid } from '#server/http/commonSchemas.ts'
import type { Context, Row } from '../context.ts'
import { filterQuerySchema } from '../lists/filterQuerySchema.ts'
import { guardInput, guardQuery } from '../writes/guard.ts'
import { schemaRef } from '../routes/routeSchemas.ts'
import { requestedQuery, searchHeadersOf } from '../routes/searchHeaders.ts'
import { staffRouteHelpers } from '../routes/staffRouteHelpers.ts'
import type { EngineOptions } from '../engineOptions.ts'
import { bulkDelete, BulkRefusedError, bulkUpdate, type BulkResult } from './bulkWrite.ts'
import type { BulkSelection } from './lockSelection.ts'
import { describeBulkRefusal } from './describeBulkRefusal.ts'

type BulkRequest = {
  readonly Params: { readonly verb?: string }
  readonly Body: {
    readonly ids?: readonly string[]
    readonly expected?: number
    readonly input?: Row
  }
}
type BulkWork = (
  selection: BulkSelection,
  context: Context,
  input: Row,
  verb: string,
) => Promise<BulkResult>

type Options = {
  readonly work: BulkWork
  /** the name in the OpenAPI document, where the path alone is not enough */
  readonly name?: string
  readonly input?: Schema
  readonly params?: Schema
  readonly permission?: string
}

/** The routes that write many records of one resource at once, all or none. */
export const bulkRoutes: FastifyPluginAsync<EngineOptions> = async (
  app,
  { engine, catalogue, db },
) => {
  const { resource } = engine
  const { names, allow, contextOf, describe } = staffRouteHelpers(engine, db)
  const many = resource.labels.many.en.toLowerCase()
  const services = { engine, catalogue }
  if (offersVerb(resource, 'update'))
    add('update', `Update many ${many} with the same values`, {
      input: schemaRef(names.update),
      work: (selection, context, input) => bulkUpdate(services, selection, input, context),
    })
  if (offersVerb(resource, 'delete'))
    add('delete', `Delete many ${many} that no other record refers to`, {
      permission: 'delete',
      work: (choice, context) => bulkDelete(services, choice, context),
    })
  const switches: Readonly<Record<string, Row>> = {
    ...(resource.activatable && { activate: { active: true }, deactivate: { active: false } }),
    ...(resource.visible && { show: { visible: true }, hide: { visible: false } }),
  }
  const switchVerbs = Object.keys(switches)
  if (switchVerbs.length && offersVerb(resource, 'update'))
    add(':verb', `Apply a verb (${switchVerbs.join(', ')}) to many ${many}`, {
      name: 'switch',
      params: { type: 'object', properties: { verb: { type: 'string', enum: switchVerbs } } },
      work: (selection, context, _, verb) =>
        bulkUpdate(services, selection, switches[verb] ?? {}, context),
    })

  function add(path: string, summary: string, options: Options): void {
    const { work, input, params, name = path, permission = 'update' } = options
    app.post<BulkRequest>(
      `/bulk/${path}`,
      describe(
        { ...allow(permission), workKind: 'transfer' },
        `${name}Many`,
        `${summary}: all or none`,
        {
          description:
            'The records are selected by `ids` or by the query. If one record is refused, none is changed. A query selects at most 10,000 records.',
          ...(params && { params }),
          querystring: filterQuerySchema(resource),
          ...(isSearchedByHeader(resource) && {
            headers: { type: 'object', properties: searchHeadersOf(resource) },
          }),
          body: bodySchema(input),
          response: { 200: responseSchema },
        },
      ),
      async (request) => {
        const context = contextOf(request)
        const { input: values = {} } = request.body
        guardInput(resource, values, request.account)
        try {
          return {
            data: await work(selectionOf(request), context, values, request.params.verb ?? name),
          }
        } catch (error) {
          throw error instanceof BulkRefusedError
            ? await describeBulkRefusal(engine, error, context)
            : error
        }
      },
    )
  }

  function selectionOf(request: FastifyRequest<BulkRequest>): BulkSelection {
    const { ids, expected } = request.body
    if (ids) return { ids: [...new Set(ids.map((id) => id.toLowerCase()))] }
    if (expected === undefined) throw refuseField('/expected', 'field.required')
    return {
      query: guardQuery(resource, engine.query(requestedQuery(resource, request)), request.account),
      expected,
    }
  }
}

const bodySchema = (input: Schema | undefined): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: input ? ['input'] : [],
  properties: {
    ids: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      items: uuid,
      description:
        'The ids of the records. If omitted, all records that the query finds are selected.',
    },
    expected: {
      type: 'integer',
      minimum: 0,
      description:
        'The number of records that the query is expected to find. Required without `ids`. The request is refused if the query finds another number.',
    },
    ...(input ? { input } : {}),
  },
})

const count = { type: 'integer' } as const

const responseSchema = dataResponse({
  type: 'object',
  required: ['done', 'unchanged'],
  properties: { done: count, unchanged: count },
})
