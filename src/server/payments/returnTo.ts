/** A path on our own origin: browsers read `//` and `/\` as another host, and drop control characters. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)

/** Where a visitor goes back to, told how it went. Joined as text: parsing would resolve `/..//host` to `//host`. */
export function withCardSetup(returnTo: string, outcome: string): string {
  const [, path = '/', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(returnTo) ?? []
  const parameters = new URLSearchParams(query)
  parameters.set('card_setup', outcome)
  return `${encoded(path)}?${parameters}${encoded(fragment)}`
}

/** Headers carry nothing but ASCII. */
const encoded = (text: string): string =>
  text.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part))
