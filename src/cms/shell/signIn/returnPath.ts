import { isOwnPath } from '#domain/links.ts'

/** Returns a path within the back office to return to; never another site. */
export const returnPath = (path: string | null): string | undefined =>
  path && isOwnPath(path) && /^\/[a-z]{2}\/cms(\/|$|\?)/.test(path) ? path : undefined
