import type { Resource } from '#resource/resource.ts'
import { usePaths } from '../context/paths.ts'

const searches = new Map<string, string>()

/** How a list was last narrowed, so that one comes back to what one left. */
export const rememberList = (resource: Resource, search: string): void =>
  void searches.set(resource.name, search)

export function useListPath(resource: Resource): string {
  return usePaths().list(resource) + (searches.get(resource.name) ?? '')
}
