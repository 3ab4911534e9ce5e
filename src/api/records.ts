import type { Language } from '#domain/locale.ts'
import { approvalHeader } from '#resource/approvalHeader.ts'
import { searchHeader } from '#resource/searchHeader.ts'
import { answer, answered } from './answer.ts'
import type { ApiClient } from './client.ts'
import type { Query } from './queryString.ts'

/** A record as staff reads it: its facts, then whatever fields its resource declares. */
export type RecordData = {
  readonly _id: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly _fallback?: readonly string[]
  readonly _missing?: readonly string[]
  readonly _outdated?: readonly string[]
  /** part of what was written waits until a second person agrees */
  readonly _held?: true
  readonly [field: string]: unknown
}

export type Input = Readonly<Record<string, unknown>>
export type FacetValue = { readonly value: string; readonly label: string; readonly count: number }
export type FacetRange = { readonly min: number | null; readonly max: number | null }
export type Facets = Readonly<Record<string, readonly FacetValue[] | FacetRange>>

export type Page = {
  readonly data: readonly RecordData[]
  readonly meta: {
    readonly total?: number
    readonly page: number
    readonly limit: number
    /** nothing is as it was typed: these are only like it */
    readonly similar?: boolean
  }
  readonly facets?: Facets
}

export type References = {
  readonly resource: string
  readonly field: string
  readonly label: string
  readonly count: number
  /** how many of them stand in the way of a deletion: those come first; and why, if not just by referring */
  readonly blocking: number
  readonly reason?: string
  readonly records: readonly { readonly _id: string; readonly title: string }[]
}

export type Change = {
  readonly _id: string
  readonly at: string
  readonly by: { readonly _id: string; readonly email: string } | null
  readonly kind: 'created' | 'changed' | 'deleted' | 'event'
  /** of an event: what became of the record, and what is to be said about that */
  readonly said?: string
  readonly about?: string
  readonly language: Language | null
  /** the version that the record had then */
  readonly version?: number
  readonly changes: Readonly<Record<string, FieldChange>>
}

/** What a field was and became; of members, who came or went. */
export type FieldChange = {
  readonly from?: unknown
  readonly to?: unknown
  readonly added?: readonly unknown[]
  readonly removed?: readonly unknown[]
}

/** In which language, and whether still wanted. */
export type Reading = { readonly language?: Language; readonly signal?: AbortSignal }

export type Records = {
  list(resource: string, query: Query, reading?: Reading): Promise<Page>
  one(
    resource: string,
    id: string,
    reading?: Reading & { fields?: readonly string[] },
  ): Promise<RecordData>
  create(resource: string, input: Input, reading?: Reading): Promise<RecordData>
  change(resource: string, of: Versioned, input: Input, reading?: Reading): Promise<RecordData>
  remove(resource: string, of: Versioned): Promise<void>
  /** a new record like another one, but for the changes */
  copy(resource: string, id: string, changes: Input): Promise<RecordData>
  /** a verb that the resource declares, on the version that the reader saw */
  perform(resource: string, of: Versioned, verb: string, input?: Input): Promise<RecordData>
  /** what would come of a verb that tells it, by what was typed so far */
  estimate(
    resource: string,
    id: string,
    verb: string,
    input: Input,
    reading?: Reading,
  ): Promise<Input>
  /** a verb that leads to a page: its address */
  open(resource: string, of: Versioned, verb: string): Promise<{ readonly url: string }>
  references(resource: string, id: string, reading?: Reading): Promise<readonly References[]>
  history(resource: string, id: string, reading?: Reading): Promise<readonly Change[]>
  /** takes a record back to what it was at a version */
  restore(resource: string, of: Versioned, version: number): Promise<RecordData>
  /** those that belong to a record by one of its member fields */
  members(
    resource: string,
    id: string,
    member: string,
    query: Query,
    reading?: Reading,
  ): Promise<Page>
  /** puts members in or takes them out */
  moveMembers(
    resource: string,
    id: string,
    verb: 'push' | 'pull',
    members: Readonly<Record<string, readonly string[]>>,
  ): Promise<RecordData>
  /** gives a record its place in the sequence, from 1 */
  place(resource: string, id: string, to: number): Promise<RecordData>
  /** the record of a resource that has only one */
  only(resource: string, reading?: Reading): Promise<RecordData>
}

export type Versioned = { readonly _id: string; readonly version: number }

/** The calls that every declared resource has, by its name. */
export function createRecords(client: ApiClient): Records {
  const call = dynamic(client)
  const at = (resource: string, ...rest: string[]) =>
    ['/api/marketplace', resource, ...rest.map(encodeURIComponent)].join('/')
  const data = <T>(...parameters: Parameters<typeof call>): Promise<T> =>
    answered<{ data: T }>(call(...parameters)).then((body) => body.data)
  const written = async (...parameters: Parameters<typeof call>): Promise<RecordData> => {
    const calling = call(...parameters)
    const { data: record } = await answered<{ data: RecordData }>(calling)
    const isHeld = (await calling).response.headers.has(approvalHeader)
    return isHeld ? { ...record, _held: true } : record
  }
  return {
    list: (resource, query, reading) =>
      answered<Page>(call('get', at(resource), { query, ...reading })),
    one: (resource, id, { fields, ...reading } = {}) =>
      data('get', at(resource, id), { query: { fields: fields?.join(',') }, ...reading }),
    create: (resource, body, reading) => written('post', at(resource), { body, ...reading }),
    change: (resource, { _id, version }, body, reading) =>
      written('patch', at(resource, _id), { body, version, ...reading }),
    remove: async (resource, { _id, version }) => {
      await answer(call('delete', at(resource, _id), { version }))
    },
    copy: (resource, id, body) => written('post', at(resource, id, 'copy'), { body }),
    perform: (resource, { _id, version }, verb, body) =>
      data('post', at(resource, _id, verb), { version, ...(body && { body }) }),
    estimate: (resource, id, verb, body, reading) =>
      data('post', at(resource, id, verb, 'estimate'), { body, ...reading }),
    open: (resource, { _id }, verb) => data('post', at(resource, _id, verb)),
    references: (resource, id, reading) => data('get', at(resource, id, 'references'), reading),
    history: (resource, id, reading) => data('get', at(resource, id, 'history'), reading),
    restore: (resource, { _id, version }, to) =>
      data('post', at(resource, _id, 'restore'), { version, body: { version: to } }),
    members: (resource, id, member, query, reading) =>
      answered<Page>(call('get', at(resource, id, member), { query, ...reading })),
    moveMembers: (resource, id, verb, body) => data('post', at(resource, id, verb), { body }),
    place: (resource, id, to) => data('post', at(resource, id, 'move'), { body: { to } }),
    only: (resource, reading) => data('get', at(resource), reading),
  }
}

type CallOptions = Reading & {
  query?: Query
  /** a blob is sent as it is */
  body?: Input | Blob
  version?: number
  /** what is answered with, where that is not JSON */
  parseAs?: 'blob'
}
type Outcome = Promise<{ data?: never; error?: unknown; response: Response }>
type Untyped = {
  request(method: string, path: string, init: Readonly<Record<string, unknown>>): Outcome
}

/** The one cast of the house: a resource known only at run time meets a client typed by its paths. */
export function dynamic(client: ApiClient) {
  const untyped = client as unknown as Untyped
  return (
    method: 'get' | 'post' | 'patch' | 'delete',
    path: string,
    { query: asked, body, version, language, signal, parseAs }: CallOptions = {},
  ): Outcome => {
    const { [searchHeader]: search, ...query } = asked ?? {}
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
