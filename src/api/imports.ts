import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/types.gen.ts'
import { callOptions } from './callOptions.ts'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'

/** An import of a file into a resource: the whole file is checked first, then written. */
export type ImportJob = components['schemas']['Import']
export type ImportProblem = ImportJob['problems'][number]

export type Imports = {
  begin(resource: string, file: Blob): Promise<ImportJob>
  get(resource: string, id: string, signal?: AbortSignal): Promise<ImportJob>
  run(resource: string, id: string): Promise<ImportJob>
  cancel(resource: string, id: string): Promise<void>
}

export const maxImportBytes = 20 * 1024 * 1024

export function createImports(client: ApiClient): Imports {
  return {
    begin: async (resource, file) => {
      const { data } = await unwrapBody(
        client.POST('/api/marketplace/{resource}/imports', {
          params: { path: { resource } },
          // Spreadsheet programs register other types for CSV files.
          headers: { 'content-type': 'text/csv' },
          body: file,
          bodySerializer: () => file,
        }),
      )
      return data
    },
    get: async (resource, id, signal) => {
      const options = callOptions({ resource, id }, signal && { signal })
      return (await unwrapBody(client.GET('/api/marketplace/{resource}/imports/{id}', options)))
        .data
    },
    run: async (resource, id) => {
      const options = callOptions({ resource, id })
      const path = '/api/marketplace/{resource}/imports/{id}/run'
      return (await unwrapBody(client.POST(path, options))).data
    },
    cancel: async (resource, id) => {
      const options = callOptions({ resource, id })
      await unwrapResponse(client.DELETE('/api/marketplace/{resource}/imports/{id}', options))
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
