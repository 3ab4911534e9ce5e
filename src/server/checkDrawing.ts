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
export function drawingProblems(source: string): string[] {
  const parts = svgParts(source.trim())
  if (typeof parts === 'string') return [parts]
  return [...(isFramed(parts[0]) ? [] : ['is no SVG with a viewBox']), ...parts.flatMap(problemsOf)]
}

const isFramed = (root: SvgPart | undefined): boolean =>
  root?.is === 'element' &&
  root.name === 'svg' &&
  root.attributes.some(({ name, value }) => name === 'viewBox' && /^[\d\s.,-]+$/.test(value))

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
