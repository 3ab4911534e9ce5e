import type { Language } from '#domain/locale.ts'
import { approvalHeader } from '#resource/approvalHeader.ts'
import { searchHeader } from '#resource/searchHeader.ts'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import type { Query } from './queryString.ts'

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

export type Input = Readonly<Record<string, unknown>>
export type FacetValue = { readonly value: string; readonly label: string; readonly count: number }
export type FacetRange = { readonly min: number | null; readonly max: number | null }
export type Facets = Readonly<Record<string, readonly FacetValue[] | FacetRange>>

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

export type References = {
  readonly resource: string
  readonly field: string
  readonly label: string
  readonly count: number
  /** how many block a deletion, listed first; `reason` is set if there is more than a reference */
  readonly blocking: number
  readonly reason?: string
  readonly records: readonly { readonly _id: string; readonly title: string }[]
}

export type RecordChange = {
  readonly _id: string
  readonly at: string
  readonly by: { readonly _id: string; readonly email: string } | null
  readonly kind: 'created' | 'changed' | 'deleted' | 'event'
  /** only for kind 'event': what happened to the record, and the details */
  readonly said?: string
  readonly about?: string
  readonly language: Language | null
  /** the record's version after the change */
  readonly version?: number
  readonly changes: Readonly<Record<string, FieldChange>>
}

/** The old and new value of a field; for member fields, the members added and removed. */
export type FieldChange = {
  readonly from?: unknown
  readonly to?: unknown
  readonly added?: readonly unknown[]
  readonly removed?: readonly unknown[]
}

export type ReadOptions = { readonly language?: Language; readonly signal?: AbortSignal }

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
  const call = createDynamicCall(client)
  const pathOf = (resource: string, ...rest: string[]) =>
    ['/api/marketplace', resource, ...rest.map(encodeURIComponent)].join('/')
  const request = <T>(...parameters: Parameters<typeof call>): Promise<T> =>
    unwrapBody<{ data: T }>(call(...parameters)).then((body) => body.data)
  const write = async (...parameters: Parameters<typeof call>): Promise<RecordData> => {
    const pending = call(...parameters)
    const { data: record } = await unwrapBody<{ data: RecordData }>(pending)
    const needsApproval = (await pending).response.headers.has(approvalHeader)
    return needsApproval ? { ...record, _held: true } : record
  }
  return {
    list: (resource, query, options) =>
      unwrapBody<RecordPage>(call('get', pathOf(resource), { query, ...options })),
    get: (resource, id, { fields, ...options } = {}) =>
      request('get', pathOf(resource, id), { query: { fields: fields?.join(',') }, ...options }),
    create: (resource, body, reading) => write('post', pathOf(resource), { body, ...reading }),
    change: (resource, { _id, version }, body, options) =>
      write('patch', pathOf(resource, _id), { body, version, ...options }),
    remove: async (resource, { _id, version }) => {
      await unwrapResponse(call('delete', pathOf(resource, _id), { version }))
    },
    copy: (resource, id, body) => write('post', pathOf(resource, id, 'copy'), { body }),
    perform: (resource, { _id, version }, verb, body) =>
      request('post', pathOf(resource, _id, verb), { version, ...(body && { body }) }),
    estimate: (resource, id, verb, body, options) =>
      request('post', pathOf(resource, id, verb, 'estimate'), { body, ...options }),
    openAction: (resource, { _id }, verb) => request('post', pathOf(resource, _id, verb)),
    references: (resource, id, options) =>
      request('get', pathOf(resource, id, 'references'), options),
    history: (resource, id, reading) => request('get', pathOf(resource, id, 'history'), reading),
    restore: (resource, { _id, version }, to) =>
      request('post', pathOf(resource, _id, 'restore'), { version, body: { version: to } }),
    members: (resource, id, member, query, options) =>
      unwrapBody<RecordPage>(call('get', pathOf(resource, id, member), { query, ...options })),
    moveMembers: (resource, id, verb, body) =>
      request('post', pathOf(resource, id, verb), { body }),
    move: (resource, id, to) => request('post', pathOf(resource, id, 'move'), { body: { to } }),
    getSingleton: (resource, reading) => request('get', pathOf(resource), reading),
  }
}

type CallOptions = ReadOptions & {
  query?: Query
  /** blobs are sent unchanged */
  body?: Input | Blob
  version?: number
  /** the response format if it is not JSON */
  parseAs?: 'blob'
}
type CallOutcome = Promise<{ data?: never; error?: unknown; response: Response }>
type UntypedClient = {
  request(method: string, path: string, init: Readonly<Record<string, unknown>>): CallOutcome
}

/**
 * Creates an untyped call, because a resource known only at run time cannot use the client's typed
 * paths. The only place where the client's type is cast.
 */
export function createDynamicCall(client: ApiClient) {
  const untyped = client as unknown as UntypedClient
  return (
    method: 'get' | 'post' | 'patch' | 'delete',
    path: string,
    { query: requestedQuery, body, version, language, signal, parseAs }: CallOptions = {},
  ): CallOutcome => {
    const { [searchHeader]: search, ...query } = requestedQuery ?? {}
    return untyped.request(method, path, {
      params: { query },
      ...(body && { body }),
      ...(body instanceof Blob && { bodySerializer: () => body }),
      ...(signal && { signal }),
      ...(parseAs && { parseAs }),
      headers: {
        ...(body instanceof Blob && { 'content-type': body.type }),
        ...(language && { 'accept-language': language }),
        ...(search && { [searchHeader]: encodeURIComponent(String(search)) }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
    })
  }
}
