/** A part of an SVG, in document order. */
export type SvgPart =
  | {
      readonly kind: 'element'
      readonly name: string
      readonly attributes: readonly SvgAttribute[]
    }
  | { readonly kind: 'text'; readonly inside: string; readonly text: string }
export type SvgAttribute = { readonly name: string; readonly value: string }

/** Comments and CDATA that an HTML parser would end earlier than an XML parser are rejected. */
const partPattern =
  /<!--(?!-?>)(?:(?!--)[^])*-->|<!\[CDATA\[(?<data>[^<]*?)\]\]>|<\/(?<end>[\w:.-]+)\s*>|<(?<start>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<alone>\/?)>|(?<text>[^<]+)/y
const attributePattern = /(?<name>[\w:.-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g

/**
 * Parses strictly, because browsers may repair errors differently; returns the reason if it fails.
 */
export function parseSvg(source: string): readonly SvgPart[] | string {
  const parts: SvgPart[] = []
  const openElements: string[] = []
  partPattern.lastIndex = 0
  while (partPattern.lastIndex < source.length) {
    const at = partPattern.lastIndex
    const groups = partPattern.exec(source)?.groups
    if (!groups) return `cannot be parsed from "${source.slice(at, at + 40)}" on`
    const { end, start, attributes = '', alone } = groups
    if (end && openElements.pop() !== end)
      return `cannot be parsed: </${end}> does not close an open element`
    if (start) {
      if (openElements.length === 0 && parts.some(({ kind }) => kind === 'element'))
        return `cannot be parsed: <${start}> follows the end of the drawing`
      parts.push({ kind: 'element', name: start, attributes: attributesIn(attributes) })
      if (!alone) openElements.push(start)
    }
    const text = groups['data'] ?? decodeEntities(groups['text'] ?? '')
    const inside = openElements.at(-1) ?? ''
    if (text.trim()) parts.push({ kind: 'text', inside, text })
  }
  return openElements.length > 0
    ? `cannot be parsed: <${openElements.at(-1)}> is not closed`
    : parts
}

const attributesIn = (source: string): SvgAttribute[] =>
  [...source.matchAll(attributePattern)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    value: decodeEntities(groups?.['double'] ?? groups?.['single'] ?? ''),
  }))

const namedEntities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const

/** Decodes character references, which could hide anything. */
const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name) return isNamedEntity(name) ? namedEntities[name] : whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )

const isNamedEntity = (name: string): name is keyof typeof namedEntities =>
  Object.hasOwn(namedEntities, name)
