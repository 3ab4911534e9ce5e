import { parseSvg, type SvgAttribute, type SvgPart } from './parseSvg.ts'

/** Elements that only draw: no scripts, animations, embedded documents or links. */
const allowedElements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG ' +
    'feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence'
  ).split(' '),
)

/**
 * Returns what is wrong with a logo or icon, which is inlined into pages; empty if it only draws.
 */
export function drawingProblems(source: string): string[] {
  if (!source.trim()) return ['is missing or empty']
  const parts = parseSvg(stripProlog(source))
  if (typeof parts === 'string') return [parts]
  const [root] = parts.filter(({ kind }) => kind === 'element')
  return [
    ...(hasViewBox(root) ? [] : ['is not an SVG with a viewBox']),
    ...parts.flatMap(problemsOf),
  ]
}

export const stripProlog = (source: string): string => source.trim().replace(prolog, '')

/** The XML declaration that drawing programs write, which browsers ignore. */
const prolog = /^<\?xml(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*\s*\?>\s*/

/** The CSS properties that only affect a drawing; any other could affect the page around it. */
const allowedProperties =
  /^(fill|stroke|stop|flood|marker|font|clip|mask|filter|transform|color)(-[a-z-]+)?$|^(text-anchor|dominant-baseline|letter-spacing|paint-order|vector-effect|opacity|mix-blend-mode|isolation|shape-rendering)$/

const hasViewBox = (root: SvgPart | undefined): boolean =>
  root?.kind === 'element' &&
  root.name === 'svg' &&
  root.attributes.some(({ name, value }) => name === 'viewBox' && isViewBox(value))

/** Whether a viewBox is valid, with a width and a height above zero. */
function isViewBox(value: string): boolean {
  const numbers = value.trim().split(/\s*,\s*|\s+/)
  const [, , width = 0, height = 0] = numbers.map(Number)
  const areAllNumbers = numbers.every((each) => /^-?(\d+\.?\d*|\.\d+)$/.test(each))
  return numbers.length === 4 && areAllNumbers && width > 0 && height > 0
}

function problemsOf(part: SvgPart): string[] {
  if (part.kind === 'text') return []
  if (part.name === 'style') return ['contains <style>, which would change the whole page']
  if (!allowedElements.has(part.name))
    return [`contains <${part.name}>, which is not allowed in a drawing`]
  return part.attributes.flatMap((each) => problemsOfAttribute(part.name, each))
}

function problemsOfAttribute(element: string, { name, value }: SvgAttribute): string[] {
  const where = `<${element} ${name}="${value}">`
  if (/^on/i.test(name)) return [`contains a script: ${where}`]
  if (/(^|:)(href|src)$/i.test(name) && !value.startsWith('#'))
    return [`refers to another file: ${where}`]
  if (name === 'xml:base') return [`refers to another file: ${where}`]
  const text = value.replaceAll(/\/\*[^]*?\*\//g, '')
  // Escaped characters could hide any of this, and no drawing needs them.
  if (text.includes('\\')) return [`contains escaped characters: ${where}`]
  if (/\b(url|src|image|image-set|cross-fade)\((?!\s*['"]?\s*#)/i.test(text))
    return [`refers to another file: ${where}`]
  const forbiddenProperty =
    name === 'style' && propertiesOf(text).find((each) => !allowedProperties.test(each))
  return forbiddenProperty
    ? [`contains the property ${forbiddenProperty}, which is not allowed in a drawing: ${where}`]
    : []
}

const propertiesOf = (style: string): string[] =>
  style.split(';').flatMap((each) =>
    each
      .split(':', 1)
      .map((name) => name.trim())
      .filter(Boolean),
  )
