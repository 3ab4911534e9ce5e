import { isOwnPath } from '#domain/links.ts'

/** Returns the path only if it is within this site. */
export const safeReturnPath = (path: string | undefined): string | undefined =>
  path && isOwnPath(path) ? path : undefined
