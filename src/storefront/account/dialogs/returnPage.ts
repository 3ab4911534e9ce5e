import { isOwnPath } from '#domain/links.ts'

/** The page that somebody signed in for, as far as it is one of ours. */
export const returnPage = (wanted: string | undefined): string | undefined =>
  wanted && isOwnPath(wanted) ? wanted : undefined
