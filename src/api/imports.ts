import { queryOptions } from '@tanstack/react-query'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { createDynamicCall } from './records.ts'

/** A file on its way into a resource: checked as a whole, then written as a whole. */
export type ImportJob = {
  readonly _id: string
  readonly state: 'checking' | 'ready' | 'wrong' | 'writing' | 'done' | 'failed'
  readonly total: number
  /** rows that have been checked, or written */
  readonly seen: number
  readonly create: number
  readonly update: number
  readonly skip: number
  /** the first of them */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
  /** heads of columns that are not taken */
  readonly ignored: readonly string[]
  /** why it failed */
  readonly message?: string
}

export type ImportProblem = {
  /** as a spreadsheet counts them */
  readonly row: number
  readonly column: string
  readonly value: string
  readonly message: string
}

export type Imports = {
  begin(resource: string, file: Blob): Promise<ImportJob>
  get(resource: string, id: string, signal?: AbortSignal): Promise<ImportJob>
  run(resource: string, id: string): Promise<ImportJob>
  cancel(resource: string, id: string): Promise<void>
}

/** The largest file that is taken, in bytes. */
export const maxImportBytes = 20 * 1024 * 1024

export function createImports(client: ApiClient): Imports {
  const call = createDynamicCall(client)
  const pathOf = (resource: string, ...rest: string[]) =>
    ['/api/marketplace', resource, 'imports', ...rest].join('/')
  const request = (...parameters: Parameters<typeof call>): Promise<ImportJob> =>
    unwrapBody<{ data: ImportJob }>(call(...parameters)).then((body) => body.data)
  return {
    // Spreadsheets have names of their own for the type of such a file.
    begin: (resource, file) =>
      request('post', pathOf(resource), { body: new Blob([file], { type: 'text/csv' }) }),
    get: (resource, id, signal) =>
      request('get', pathOf(resource, id), { ...(signal && { signal }) }),
    run: (resource, id) => request('post', pathOf(resource, id, 'run')),
    cancel: async (resource, id) => {
      await unwrapResponse(call('delete', pathOf(resource, id)))
    },
  }
}

/** Asked again and again while there is something under way. */
export const importQuery = (imports: Imports, resource: string, id: string) =>
  queryOptions({
    queryKey: ['imports', resource, id],
    queryFn: ({ signal }) => imports.get(resource, id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.status !== 'error' && isImportRunning(state.data) ? pollInterval : false,
  })

export const isImportRunning = (job: ImportJob | undefined): boolean =>
  job === undefined || job.state === 'checking' || job.state === 'writing'

const pollInterval = 700
