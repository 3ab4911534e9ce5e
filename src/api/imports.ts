import { queryOptions } from '@tanstack/react-query'
import { answer, answered } from './answer.ts'
import type { ApiClient } from './client.ts'
import { dynamic } from './records.ts'

/** A file on its way into a resource: checked as a whole, then written as a whole. */
export type Import = {
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
  begin(resource: string, file: Blob): Promise<Import>
  one(resource: string, id: string, signal?: AbortSignal): Promise<Import>
  run(resource: string, id: string): Promise<Import>
  giveUp(resource: string, id: string): Promise<void>
}

/** The largest file that is taken, in bytes. */
export const largestImport = 20 * 1024 * 1024

export function createImports(client: ApiClient): Imports {
  const call = dynamic(client)
  const at = (resource: string, ...rest: string[]) =>
    ['/api/marketplace', resource, 'imports', ...rest].join('/')
  const data = (...parameters: Parameters<typeof call>): Promise<Import> =>
    answered<{ data: Import }>(call(...parameters)).then((body) => body.data)
  return {
    // Spreadsheets have names of their own for the type of such a file.
    begin: (resource, file) =>
      data('post', at(resource), { body: new Blob([file], { type: 'text/csv' }) }),
    one: (resource, id, signal) => data('get', at(resource, id), { ...(signal && { signal }) }),
    run: (resource, id) => data('post', at(resource, id, 'run')),
    giveUp: async (resource, id) => {
      await answer(call('delete', at(resource, id)))
    },
  }
}

/** Asked again and again while there is something under way. */
export const importQuery = (imports: Imports, resource: string, id: string) =>
  queryOptions({
    queryKey: ['imports', resource, id],
    queryFn: ({ signal }) => imports.one(resource, id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.status !== 'error' && isUnderWay(state.data) ? interval : false,
  })

export const isUnderWay = (found: Import | undefined): boolean =>
  found === undefined || found.state === 'checking' || found.state === 'writing'

const interval = 700
