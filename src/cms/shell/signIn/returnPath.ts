import { isOwnPath } from '#domain/links.ts'

/** Back to where one was in the back office; never to another site. */
export const returnPath = (next: string | null): string | undefined =>
  next && isOwnPath(next) && /^\/[a-z]{2}\/cms(\/|$|\?)/.test(next) ? next : undefined
