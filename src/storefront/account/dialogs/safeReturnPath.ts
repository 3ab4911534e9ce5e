import { isOwnPath } from '#domain/links.ts'

/** The page that somebody signed in for, as far as it is one of ours. */
export const safeReturnPath = (path: string | undefined): string | undefined =>
  path && isOwnPath(path) ? path : undefined
