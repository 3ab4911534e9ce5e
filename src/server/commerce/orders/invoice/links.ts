import { isLanguage, type Language } from '#domain/locale.ts'
import { isLinkMac, linkMac } from '#server/platform/linkMac.ts'

export type InvoiceLink = { readonly order: string; readonly language: Language }

/** Long enough to open a page and to print it; whoever wants it again asks again. */
const seconds = 10 * 60

/** What opens one invoice in one language for a while, whoever has it: a link carries no headers. */
export function signInvoice(key: string, { order, language }: InvoiceLink): string {
  const until = Math.floor(Date.now() / 1000) + seconds
  const link = `${order}.${language}.${until.toString(36)}`
  return `${link}.${linkMac(key, 'invoice', link)}`
}

/** Undefined for a link that is forged, broken or too old. */
export function readInvoiceLink(key: string, token: string): InvoiceLink | undefined {
  const [order = '', language = '', until = '', mac = ''] = token.split('.')
  const isOurs = isLinkMac(key, 'invoice', `${order}.${language}.${until}`, mac)
  if (!isOurs || !isLanguage(language)) return undefined
  return Number.parseInt(until, 36) * 1000 > Date.now() ? { order, language } : undefined
}
