import type { operations } from '#openapi/types.gen.ts'
import { approvalHeader } from '#resource/approvalHeader.ts'
import { callOptions, type ReadOptions } from './callOptions.ts'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import type { Query } from './queryString.ts'
import type { Input } from './resourcePaths.ts'

/** A record as staff reads it: common metadata, then the fields that its resource declares. */
export type RecordData = {
  readonly _id: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly _fallback?: readonly string[]
  readonly _missing?: readonly string[]
  readonly _outdated?: readonly string[]
  /** part of the change awaits approval by a second person */
  readonly _held?: true
  readonly [field: string]: unknown
}

export type FacetValue = { readonly value: string; readonly label: string; readonly count: number }
export type FacetRange = { readonly min: number; readonly max: number }
/** by field; null where no record has a value */
export type Facets = Readonly<Record<string, readonly FacetValue[] | FacetRange | null>>

export type RecordPage = {
  readonly data: readonly RecordData[]
  readonly meta: {
    readonly total?: number
    readonly page: number
    readonly limit: number
    /** there was no exact match; these records are only similar */
    readonly similar?: boolean
  }
  readonly facets?: Facets
}

/** The records of one resource that refer to a record through one field. */
export type References = ItemOf<'referencesTags'>
export type RecordChange = ItemOf<'historyTags'>
/** The old and new value of a field; for member fields, the members added and removed. */
export type FieldChange = RecordChange['changes'][string]

type ItemOf<Operation extends 'referencesTags' | 'historyTags'> =
  operations[Operation]['responses'][200]['content']['application/json']['data'][number]

export type Records = {
  list(resource: string, query: Query, options?: ReadOptions): Promise<RecordPage>
  get(
    resource: string,
    id: string,
    options?: ReadOptions & { fields?: readonly string[] },
  ): Promise<RecordData>
  create(resource: string, input: Input, options?: ReadOptions): Promise<RecordData>
  change(
    resource: string,
    target: RecordVersion,
    input: Input,
    reading?: ReadOptions,
  ): Promise<RecordData>
  remove(resource: string, target: RecordVersion): Promise<void>
  /** creates a copy of a record with the given changes */
  copy(resource: string, id: string, changes: Input): Promise<RecordData>
  /** runs an action that the resource declares, on the version the user saw */
  perform(resource: string, target: RecordVersion, verb: string, input?: Input): Promise<RecordData>
  /** previews the effect of an action for the current input */
  estimate(
    resource: string,
    id: string,
    verb: string,
    input: Input,
    options?: ReadOptions,
  ): Promise<Input>
  /** returns the URL of the page that the action leads to */
  openAction(
    resource: string,
    target: RecordVersion,
    verb: string,
  ): Promise<{ readonly url: string }>
  references(resource: string, id: string, reading?: ReadOptions): Promise<readonly References[]>
  history(resource: string, id: string, options?: ReadOptions): Promise<readonly RecordChange[]>
  /** restores a record to an earlier version */
  restore(resource: string, of: RecordVersion, version: number): Promise<RecordData>
  /** the records in one of its member fields */
  members(
    resource: string,
    id: string,
    member: string,
    query: Query,
    reading?: ReadOptions,
  ): Promise<RecordPage>
  /** adds or removes members */
  moveMembers(
    resource: string,
    id: string,
    verb: 'push' | 'pull',
    members: Readonly<Record<string, readonly string[]>>,
  ): Promise<RecordData>
  /** moves a record to a position in the sort order, starting at 1 */
  move(resource: string, id: string, to: number): Promise<RecordData>
  /** the record of a singleton resource */
  getSingleton(resource: string, options?: ReadOptions): Promise<RecordData>
}

export type RecordVersion = { readonly _id: string; readonly version: number }

/** Creates the calls that every declared resource has; the resource is given by name. */
export function createRecords(client: ApiClient): Records {
  const act = (
    path: { resource: string; id: string; verb: string },
    body?: Input,
    version?: number,
  ) =>
    client.POST('/api/marketplace/{resource}/{id}/{verb}', {
      ...callOptions(path, version === undefined ? {} : { version }),
      ...(body && { body }),
    })
  return {
    list: (resource, query, options) =>
      unwrapBody(
        client.GET('/api/marketplace/{resource}', callOptions({ resource }, { query, ...options })),
      ),
    get: (resource, id, { fields, ...options } = {}) =>
      dataOf(
        client.GET(
          '/api/marketplace/{resource}/{id}',
          callOptions({ resource, id }, { query: { fields: fields?.join(',') }, ...options }),
        ),
      ),
    create: (resource, body, options) =>
      writtenBy(
        client.POST('/api/marketplace/{resource}', { ...callOptions({ resource }, options), body }),
      ),
    change: (resource, { _id: id, version }, body, options) =>
      writtenBy(
        client.PATCH('/api/marketplace/{resource}/{id}', {
          ...callOptions({ resource, id }, { version, ...options }),
          body,
        }),
      ),
    remove: async (resource, { _id: id, version }) => {
      await unwrapResponse(
        client.DELETE(
          '/api/marketplace/{resource}/{id}',
          callOptions({ resource, id }, { version }),
        ),
      )
    },
    copy: (resource, id, body) => writtenBy(act({ resource, id, verb: 'copy' }, body)),
    perform: (resource, { _id: id, version }, verb, body) =>
      dataOf(act({ resource, id, verb }, body, version)),
    estimate: (resource, id, verb, body, options) =>
      dataOf(
        client.POST('/api/marketplace/{resource}/{id}/{verb}/estimate', {
          ...callOptions({ resource, id, verb }, options),
          body,
        }),
      ),
    openAction: (resource, { _id: id }, opening) =>
      dataOf(
        client.POST(
          '/api/marketplace/{resource}/{id}/{opening}',
          callOptions({ resource, id, opening }),
        ),
      ),
    references: (resource, id, options) =>
      dataOf(
        client.GET(
          '/api/marketplace/{resource}/{id}/references',
          callOptions({ resource, id }, options),
        ),
      ),
    history: (resource, id, options) =>
      dataOf(
        client.GET(
          '/api/marketplace/{resource}/{id}/history',
          callOptions({ resource, id }, options),
        ),
      ),
    restore: (resource, { _id: id, version }, to) =>
      dataOf(act({ resource, id, verb: 'restore' }, { version: to }, version)),
    members: (resource, id, members, query, options) =>
      unwrapBody(
        client.GET(
          '/api/marketplace/{resource}/{id}/{members}',
          callOptions({ resource, id, members }, { query, ...options }),
        ),
      ),
    moveMembers: (resource, id, verb, body) => dataOf(act({ resource, id, verb }, body)),
    move: (resource, id, to) => dataOf(act({ resource, id, verb: 'move' }, { to })),
    getSingleton: (singleton, options) =>
      dataOf(client.GET('/api/marketplace/{singleton}', callOptions({ singleton }, options))),
  }
}

type CallOutcome<T> = {
  readonly data?: { readonly data: T }
  readonly error?: unknown
  readonly response: Response
}

const dataOf = async <T>(call: Promise<CallOutcome<T>>): Promise<T> => (await unwrapBody(call)).data

/** Returns the written record, marked if part of the change awaits approval. */
async function writtenBy(call: Promise<CallOutcome<RecordData>>): Promise<RecordData> {
  const record = await dataOf(call)
  const needsApproval = (await call).response.headers.has(approvalHeader)
  return needsApproval ? { ...record, _held: true } : record
}
