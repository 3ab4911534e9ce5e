import type { Resource } from '#resource/resource.ts'
import { usePaths } from '../context/paths.ts'

const lastSearches = new Map<string, string>()

/** Remembers the filters of a list, so that links back restore them. */
export const rememberListSearch = (resource: Resource, search: string): void =>
  void lastSearches.set(resource.name, search)

export function useListPath(resource: Resource): string {
  return usePaths().list(resource) + (lastSearches.get(resource.name) ?? '')
}
