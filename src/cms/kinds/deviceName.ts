import { parseUserAgent } from '#domain/parseUserAgent.ts'

/** 'Chrome, Windows'; the first word of what is no browser. */
export function deviceName(userAgent: string, comma = ', '): string {
  const { browser, system } = parseUserAgent(userAgent)
  return [browser, system].filter(Boolean).join(comma)
}
