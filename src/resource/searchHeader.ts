import type { Resource } from './resource.ts'

/** Where a resource has secret codes, its lists are searched beside the address, which browsers and logs write down. */
export const searchHeader = 'x-search'

export const isSearchedByHeader = ({ secrets }: Pick<Resource, 'secrets'>): boolean =>
  secrets.length > 0
