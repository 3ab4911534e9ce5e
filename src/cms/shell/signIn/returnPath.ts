import { isOwnPath } from '#domain/links.ts'

/** Back to where one was in the back office; never to another site. */
export const returnPath = (path: string | null): string | undefined =>
  path && isOwnPath(path) && /^\/[a-z]{2}\/cms(\/|$|\?)/.test(path) ? path : undefined
