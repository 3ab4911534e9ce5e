import { isOwnPath } from '#domain/links.ts'
import { refuseField } from '#domain/problem.ts'

export function assertOwnPath(returnTo: string): void {
  if (isOwnPath(returnTo)) return
  throw refuseField('/returnTo', 'field.url')
}

/**
 * Adds the outcome to a return address. Joined as text, because parsing would resolve `/..//host`
 * to `//host`.
 */
export function withParameter(returnTo: string, name: string, value: string): string {
  const [, path = '/', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(returnTo) ?? []
  const parameters = new URLSearchParams(query)
  parameters.set(name, value)
  return `${encodeNonAscii(path)}?${parameters}${encodeNonAscii(fragment)}`
}

export const withCardSetup = (returnTo: string, outcome: string): string =>
  withParameter(returnTo, 'card_setup', outcome)

export const withPayment = (returnUrl: string, ref: string): string =>
  withParameter(returnUrl, 'payment', ref)

/** Headers may only contain ASCII. */
const encodeNonAscii = (text: string): string =>
  text.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part))
