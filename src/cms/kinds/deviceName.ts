import { parseUserAgent } from '#domain/parseUserAgent.ts'

/** Returns 'Chrome, Windows', or the first word of an unknown user agent. */
export function deviceName(userAgent: string, comma = ', '): string {
  const { browser, system } = parseUserAgent(userAgent)
  return [browser, system].filter(Boolean).join(comma)
}
