/**
 * Which addresses from outside may be followed. These are regular expressions and not code, because
 * JSON Schema, the validators compiled for browsers and the server all use them.
 */

/** White space, zero-width and bidirectional control characters, and look-alikes of slashes. */
const deceptiveCharacters = String.raw`\s\p{Cc}\p{Cf}\p{Cs}\\\u2044\u2215\u29f5\u29f8\ufe68\uff0f\uff3c`

/** A character in percent encoding, encoded any number of times. */
const percentEncoded = (codes: string): string => `%(?:25)*(?:${codes})`

/** Sequences that escape a path once something decodes or resolves it. */
const pathEscapes = [
  '//',
  percentEncoded(String.raw`2f|5c|[01][\da-f]|7f`),
  String.raw`/(?:\.|${percentEncoded('2e')}){1,2}(?:[/?#]|$)`,
].join('|')

const pathSource = String.raw`(?![^?#]*(?:${pathEscapes}))/[^${deceptiveCharacters}]*`

/** A host by name or number, without user info before it or a dot after it. */
const hostLabelSource = String.raw`[^${deceptiveCharacters}/?#@:%.\[\]\u3002\uff0e\uff61]+`
const hostSource = String.raw`(?:${hostLabelSource}(?:\.${hostLabelSource})*|\[[\da-f:.]+\])(?::\d{1,5})?`
const webUrlSource = String.raw`https?://${hostSource}(?:[/?#][^${deceptiveCharacters}]*)?`

const anchored = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu')

export const linkFormats = {
  /** a page of the shop, as a path on its own host */
  path: anchored(pathSource),
  /** an absolute URL, of another site or of this one */
  uri: anchored(webUrlSource),
  /** a link target: a page of the shop, or any other page */
  link: anchored(`${pathSource}|${webUrlSource}`),
} as const

const textLink = anchored(
  String.raw`${pathSource}|${webUrlSource}|mailto:[^${deceptiveCharacters}]+@[^${deceptiveCharacters}]+|tel:\+?[\d().-]+`,
)

/** Returns whether an address stays on our own host, however browsers and proxies resolve it. */
export const isOwnPath = (address: string): boolean => linkFormats.path.test(address)

/** Returns whether a link in a text is allowed: a page, an e-mail address or a phone number. */
export const isTextLink = (address: string): boolean => textLink.test(address)
