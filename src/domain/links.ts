/**
 * What may be followed of the addresses that come from outside. Expressions and not code, because the
 * same ones judge in JSON Schema, in a validator compiled for browsers and on the server.
 */

/** White space, what has no width, what turns the reading around, and slashes that are none. */
const deceptiveCharacters = String.raw`\s\p{Cc}\p{Cf}\p{Cs}\\\u2044\u2215\u29f5\u29f8\ufe68\uff0f\uff3c`

/** A sign as itself or encoded, however often over. */
const percentEncoded = (codes: string): string => `%(?:25)*(?:${codes})`

/** What leads out of a path once somebody on the way decodes or resolves it. */
const pathEscapes = [
  '//',
  percentEncoded(String.raw`2f|5c|[01][\da-f]|7f`),
  String.raw`/(?:\.|${percentEncoded('2e')}){1,2}(?:[/?#]|$)`,
].join('|')

const pathSource = String.raw`(?![^?#]*(?:${pathEscapes}))/[^${deceptiveCharacters}]*`

/** A host by its name or number, without anybody's name before it or a dot after it. */
const hostLabelSource = String.raw`[^${deceptiveCharacters}/?#@:%.\[\]\u3002\uff0e\uff61]+`
const hostSource = String.raw`(?:${hostLabelSource}(?:\.${hostLabelSource})*|\[[\da-f:.]+\])(?::\d{1,5})?`
const webUrlSource = String.raw`https?://${hostSource}(?:[/?#][^${deceptiveCharacters}]*)?`

const anchored = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu')

export const linkFormats = {
  /** a page of the shop, as an address on its own host */
  path: anchored(pathSource),
  /** another site, or this one by its full name */
  uri: anchored(webUrlSource),
  /** where something leads: a page of the shop, or any other */
  link: anchored(`${pathSource}|${webUrlSource}`),
} as const

const textLink = anchored(
  String.raw`${pathSource}|${webUrlSource}|mailto:[^${deceptiveCharacters}]+@[^${deceptiveCharacters}]+|tel:\+?[\d().-]+`,
)

/** Whether an address stays on our own host, whatever browsers and proxies make of it. */
export const isOwnPath = (address: string): boolean => linkFormats.path.test(address)

/** Whether a text may lead somewhere: to a page, to a mailbox or to a telephone. */
export const isTextLink = (address: string): boolean => textLink.test(address)
