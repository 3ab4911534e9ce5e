import { queryOptions } from '@tanstack/react-query'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { createDynamicCall } from './records.ts'

/** An import of a file into a resource: the whole file is checked first, then written. */
export type ImportJob = {
  readonly _id: string
  readonly state: 'checking' | 'ready' | 'wrong' | 'writing' | 'done' | 'failed'
  readonly total: number
  /** rows checked or written so far */
  readonly seen: number
  readonly create: number
  readonly update: number
  readonly skip: number
  /** only the first of `problemCount` */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
  /** headers of the columns that are ignored */
  readonly ignored: readonly string[]
  /** the reason if `state` is 'failed' */
  readonly message?: string
}

export type ImportProblem = {
  /** the row number as spreadsheets count */
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

export const maxImportBytes = 20 * 1024 * 1024

export function createImports(client: ApiClient): Imports {
  const call = createDynamicCall(client)
  const pathOf = (resource: string, ...rest: string[]) =>
    ['/api/marketplace', resource, 'imports', ...rest].join('/')
  const request = (...parameters: Parameters<typeof call>): Promise<ImportJob> =>
    unwrapBody<{ data: ImportJob }>(call(...parameters)).then((body) => body.data)
  return {
    // The type is set here because spreadsheet programs register other types for CSV files.
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

/** Polls while the import is being checked or written. */
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
