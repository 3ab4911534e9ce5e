import { parseSvg, type SvgAttribute, type SvgPart } from './parseSvg.ts'

/** What draws: nothing here runs, moves, holds a page of its own or leads anywhere. */
const allowedElements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG ' +
    'feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence'
  ).split(' '),
)

/** What is wrong with a logo or an icon, which is written into pages as it is; none when it only draws. */
export function drawingProblems(source: string): string[] {
  if (!source.trim()) return ['is missing, or empty']
  const parts = parseSvg(stripProlog(source))
  if (typeof parts === 'string') return [parts]
  const [root] = parts.filter(({ kind }) => kind === 'element')
  return [...(hasViewBox(root) ? [] : ['is no SVG with a viewBox']), ...parts.flatMap(problemsOf)]
}

export const stripProlog = (source: string): string => source.trim().replace(prolog, '')

/** As drawing programs begin a file; it says nothing that a browser goes by. */
const prolog = /^<\?xml(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*\s*\?>\s*/

/** What a style says of a drawing itself; all else would reach into the page that it is written into. */
const allowedProperties =
  /^(fill|stroke|stop|flood|marker|font|clip|mask|filter|transform|color)(-[a-z-]+)?$|^(text-anchor|dominant-baseline|letter-spacing|paint-order|vector-effect|opacity|mix-blend-mode|isolation|shape-rendering)$/

const hasViewBox = (root: SvgPart | undefined): boolean =>
  root?.kind === 'element' &&
  root.name === 'svg' &&
  root.attributes.some(({ name, value }) => name === 'viewBox' && isViewBox(value))

/** Where it begins, and a width and a height that are some. */
function isViewBox(value: string): boolean {
  const numbers = value.trim().split(/\s*,\s*|\s+/)
  const [, , width = 0, height = 0] = numbers.map(Number)
  const areAllNumbers = numbers.every((each) => /^-?(\d+\.?\d*|\.\d+)$/.test(each))
  return numbers.length === 4 && areAllNumbers && width > 0 && height > 0
}

function problemsOf(part: SvgPart): string[] {
  if (part.kind === 'text') return []
  if (part.name === 'style') return ['carries <style>, which would change the whole page around it']
  if (!allowedElements.has(part.name)) return [`carries <${part.name}>, which no drawing needs`]
  return part.attributes.flatMap((each) => problemsOfAttribute(part.name, each))
}

function problemsOfAttribute(element: string, { name, value }: SvgAttribute): string[] {
  const where = `<${element} ${name}="${value}">`
  if (/^on/i.test(name)) return [`carries a script: ${where}`]
  if (/(^|:)(href|src)$/i.test(name) && !value.startsWith('#'))
    return [`leads to another file: ${where}`]
  if (name === 'xml:base') return [`leads to another file: ${where}`]
  const text = value.replaceAll(/\/\*[^]*?\*\//g, '')
  // Letters that are written as their numbers would hide any of it, and no drawing needs them.
  if (text.includes('\\')) return [`hides letters: ${where}`]
  if (/\b(url|src|image|image-set|cross-fade)\((?!\s*['"]?\s*#)/i.test(text))
    return [`leads to another file: ${where}`]
  const forbiddenProperty =
    name === 'style' && propertiesOf(text).find((each) => !allowedProperties.test(each))
  return forbiddenProperty
    ? [`says more than how it is painted (${forbiddenProperty}): ${where}`]
    : []
}

const propertiesOf = (style: string): string[] =>
  style.split(';').flatMap((each) =>
    each
      .split(':', 1)
      .map((name) => name.trim())
      .filter(Boolean),
  )
