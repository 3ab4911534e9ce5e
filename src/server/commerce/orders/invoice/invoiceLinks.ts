import { isLanguage, type Language } from '#domain/locale.ts'
import { isValidLinkMac, computeLinkMac } from '#server/platform/linkMac.ts'

export type InvoiceLink = { readonly order: string; readonly language: Language }

/** Long enough to open a page and to print it; whoever wants it again asks again. */
const linkLifetimeSeconds = 10 * 60

/** What opens one invoice in one language for a while, whoever has it: a link carries no headers. */
export function signInvoiceLink(key: string, { order, language }: InvoiceLink): string {
  const expiresAt = Math.floor(Date.now() / 1000) + linkLifetimeSeconds
  const link = `${order}.${language}.${expiresAt.toString(36)}`
  return `${link}.${computeLinkMac(key, 'invoice', link)}`
}

/** Undefined for a link that is forged, broken or too old. */
export function readInvoiceLink(key: string, token: string): InvoiceLink | undefined {
  const [order = '', language = '', until = '', mac = ''] = token.split('.')
  const isValidMac = isValidLinkMac(key, 'invoice', `${order}.${language}.${until}`, mac)
  if (!isValidMac || !isLanguage(language)) return undefined
  return Number.parseInt(until, 36) * 1000 > Date.now() ? { order, language } : undefined
}
