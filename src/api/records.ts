import type { Language } from '#domain/locale.ts'
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
  readonly [field: string]: unknown
}

export type Input = Readonly<Record<string, unknown>>
export type FacetValue = { readonly value: string; readonly label: string; readonly count: number }
export type FacetRange = { readonly min: number | null; readonly max: number | null }
export type Facets = Readonly<Record<string, readonly FacetValue[] | FacetRange>>

export type Page = {
  readonly data: readonly RecordData[]
  readonly meta: { readonly total?: number; readonly page: number; readonly limit: number }
  readonly facets?: Facets
}

export type References = {
  readonly resource: string
  readonly label: string
  readonly count: number
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
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>
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
  copy(resource: string, id: string): Promise<RecordData>
  /** a verb that the resource declares, on the version that the reader saw */
  perform(resource: string, of: Versioned, verb: string, input?: Input): Promise<RecordData>
  /** a verb that leads to a page: its address */
  open(resource: string, of: Versioned, verb: string): Promise<{ readonly url: string }>
  references(resource: string, id: string, reading?: Reading): Promise<readonly References[]>
  history(resource: string, id: string, reading?: Reading): Promise<readonly Change[]>
}

export type Versioned = { readonly _id: string; readonly version: number }

/** The calls that every declared resource has, by its name. */
export function createRecords(client: ApiClient): Records {
  const call = dynamic(client)
  const at = (resource: string, ...rest: string[]) =>
    ['/api/marketplace', resource, ...rest.map(encodeURIComponent)].join('/')
  const data = <T>(...parameters: Parameters<typeof call>): Promise<T> =>
    answered<{ data: T }>(call(...parameters)).then((body) => body.data)
  return {
    list: (resource, query, reading) =>
      answered<Page>(call('get', at(resource), { query, ...reading })),
    one: (resource, id, { fields, ...reading } = {}) =>
      data('get', at(resource, id), { query: { fields: fields?.join(',') }, ...reading }),
    create: (resource, body, reading) => data('post', at(resource), { body, ...reading }),
    change: (resource, { _id, version }, body, reading) =>
      data('patch', at(resource, _id), { body, version, ...reading }),
    remove: async (resource, { _id, version }) => {
      await answer(call('delete', at(resource, _id), { version }))
    },
    copy: (resource, id) => data('post', at(resource, id, 'copy')),
    perform: (resource, { _id, version }, verb, body) =>
      data('post', at(resource, _id, verb), { version, ...(body && { body }) }),
    open: (resource, { _id }, verb) => data('post', at(resource, _id, verb)),
    references: (resource, id, reading) => data('get', at(resource, id, 'references'), reading),
    history: (resource, id, reading) => data('get', at(resource, id, 'history'), reading),
  }
}

type CallOptions = Reading & { query?: Query; body?: Input; version?: number }
type Outcome = Promise<{ data?: never; error?: unknown; response: Response }>
type Untyped = {
  request(method: string, path: string, init: Readonly<Record<string, unknown>>): Outcome
}

/** The one cast of the house: a resource known only at run time meets a client typed by its paths. */
function dynamic(client: ApiClient) {
  const untyped = client as unknown as Untyped
  return (
    method: 'get' | 'post' | 'patch' | 'delete',
    path: string,
    { query, body, version, language, signal }: CallOptions = {},
  ): Outcome =>
    untyped.request(method, path, {
      params: { query: query ?? {} },
      ...(body && { body }),
      ...(signal && { signal }),
      headers: {
        ...(language && { 'accept-language': language }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
    })
}
