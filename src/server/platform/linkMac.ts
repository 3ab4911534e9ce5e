import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'invoice' | 'file'

/** Signs the text of a link, which proves that the server issued it. */
export const computeLinkMac = (key: string, purpose: Purpose, text: string): string =>
  createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url')

export function isValidLinkMac(key: string, purpose: Purpose, text: string, mac: string): boolean {
  const actual = Buffer.from(mac, 'base64url')
  const expected = Buffer.from(computeLinkMac(key, purpose, text), 'base64url')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
