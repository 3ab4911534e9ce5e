import { isLanguage, type Language } from '#domain/locale.ts'
import { isValidLinkMac, computeLinkMac } from '#server/platform/linkMac.ts'

export type InvoiceLink = { readonly order: string; readonly language: Language }

/** Long enough to open and print the page; a new link can be requested at any time. */
const linkLifetimeSeconds = 10 * 60

/**
 * Signs a temporary link to one invoice in one language; links cannot carry an authorization
 * header.
 */
export function signInvoiceLink(key: string, { order, language }: InvoiceLink): string {
  const expiresAt = Math.floor(Date.now() / 1000) + linkLifetimeSeconds
  const link = `${order}.${language}.${expiresAt.toString(36)}`
  return `${link}.${computeLinkMac(key, 'invoice', link)}`
}

/** Returns undefined for a forged, malformed or expired link. */
export function readInvoiceLink(key: string, token: string): InvoiceLink | undefined {
  const [order = '', language = '', until = '', mac = ''] = token.split('.')
  const isValidMac = isValidLinkMac(key, 'invoice', `${order}.${language}.${until}`, mac)
  if (!isValidMac || !isLanguage(language)) return undefined
  return Number.parseInt(until, 36) * 1000 > Date.now() ? { order, language } : undefined
}
