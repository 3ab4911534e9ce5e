import type { Resource } from '#resource/resource.ts'
import { usePaths } from '../context/paths.ts'

const lastSearches = new Map<string, string>()

/** How a list was last narrowed, so that one comes back to what one left. */
export const rememberListSearch = (resource: Resource, search: string): void =>
  void lastSearches.set(resource.name, search)

export function useListPath(resource: Resource): string {
  return usePaths().list(resource) + (lastSearches.get(resource.name) ?? '')
}
