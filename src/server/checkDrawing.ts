import { svgParts, type SvgAttribute, type SvgPart } from './svgParts.ts'

/** What draws: nothing here runs, moves, holds a page of its own or leads anywhere. */
const drawn = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG ' +
    'feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence'
  ).split(' '),
)

/** What is wrong with a logo or an icon, which is written into pages as it is; none when it only draws. */
export function drawingProblems(file: string, source: string): string[] {
  if (!source.trim()) return ['is missing, or empty']
  const parts = svgParts(withoutProlog(source))
  if (typeof parts === 'string') return [parts]
  const [root] = parts.filter(({ is }) => is === 'element')
  return [
    ...(isFramed(root) ? [] : ['is no SVG with a viewBox']),
    ...(standsAlone(file) ? [] : parts.flatMap(problemsWithin)),
    ...parts.flatMap(problemsOf),
  ]
}

export const withoutProlog = (source: string): string => source.trim().replace(prolog, '')

/** As drawing programs begin a file; it says nothing that a browser goes by. */
const prolog = /^<\?xml(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*\s*\?>\s*/

/** An icon is a page of its own; the others are written into pages, which a style sheet in them would dress. */
const standsAlone = (file: string): boolean => file === 'favicon.svg'

const problemsWithin = (part: SvgPart): string[] =>
  part.is === 'element' && part.name === 'style'
    ? ['carries <style>, which the whole page would be dressed in: say it at the elements']
    : []

const isFramed = (root: SvgPart | undefined): boolean =>
  root?.is === 'element' &&
  root.name === 'svg' &&
  root.attributes.some(
    ({ name, value }) => name === 'viewBox' && /^\s*(-?[\d.]+[\s,]+){3}-?[\d.]+\s*$/.test(value),
  )

function problemsOf(part: SvgPart): string[] {
  if (part.is === 'text') return part.inside === 'style' ? problemsOfStyle(part.text) : []
  if (!drawn.has(part.name)) return [`carries <${part.name}>, which no drawing needs`]
  return part.attributes.flatMap((each) => problemsOfAttribute(part.name, each))
}

function problemsOfAttribute(element: string, { name, value }: SvgAttribute): string[] {
  const where = `<${element} ${name}="${value}">`
  if (/^on/i.test(name)) return [`carries a script: ${where}`]
  if (/(^|:)(href|src)$/i.test(name) && !value.startsWith('#'))
    return [`leads to another file: ${where}`]
  if (name === 'style' && /(^|[;\s])(position|inset|z-index)\s*:/i.test(value))
    return [`leaves its place: ${where}`]
  return problemsOfStyle(value).map((each) => each.replace(/: .*/s, `: ${where}`))
}

/** Letters that are written as their numbers would hide any of it, and no drawing needs them. */
function problemsOfStyle(style: string): string[] {
  const read = style.replaceAll(/\/\*[^]*?\*\//g, '')
  if (read.includes('\\')) return [`hides letters: ${cut(read)}`]
  const leads = /@import|\b(url|src|image|image-set|cross-fade)\((?!\s*['"]?\s*#)/i
  return leads.test(read) ? [`leads to another file: ${cut(read.slice(read.search(leads)))}`] : []
}

const cut = (text: string): string => text.slice(0, 60)
