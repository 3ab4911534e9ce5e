import type { Resource } from './resource.ts'

/**
 * Carries the search words for resources with secret codes, because URLs end up in histories and
 * logs.
 */
export const searchHeader = 'x-search'

export const isSearchedByHeader = ({ secrets }: Pick<Resource, 'secrets'>): boolean =>
  secrets.length > 0
