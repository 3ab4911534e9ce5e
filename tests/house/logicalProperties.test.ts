import { describe, expect, it } from 'vitest'
import { isPhysical } from './support/isPhysical.ts'
import { stylesIn, stylesUnder, type Style } from './support/styles.ts'

const formatStyle = ({ path, line, property, value }: Style): string =>
  `${path}:${line}: ${property}: ${value}`

const pictures = 'pictures are the same in every direction of writing'
const arrow = 'two edges, turned, are an arrow that points down'
const chart = 'the library of charts knows no other names'
/** Where physical sides are intended, and why; each entry must match something. */
const allowedPhysical: Readonly<Record<string, string>> = {
  'src/server/pages/appManifest.ts left': pictures,
  'src/server/pages/shopCards.ts left': pictures,
  'src/cms/components/NativeSelect.module.css border-width': arrow,
  'src/cms/screens/dashboard/sales/SalesChart.tsx left': chart,
  'src/cms/screens/dashboard/sales/SalesChart.tsx right': chart,
}
const styleKey = ({ path, property }: Style): string => `${path} ${property}`

describe('styles', () => {
  const all = stylesUnder('src', 'schemas', 'brands')

  it('are read from style sheets, template strings, objects and attributes', () => {
    const countIn = (kind: RegExp) => all.filter(({ path }) => kind.test(path)).length
    expect(countIn(/\.css$/)).toBeGreaterThan(1000)
    expect(countIn(/invoice\/invoiceStyle\.ts$/)).toBeGreaterThan(100)
    expect(countIn(/server\/(platform\/mail|mails)\//)).toBeGreaterThan(100)
    expect(countIn(/mui\/componentStyles\.ts$/)).toBeGreaterThan(20)
  })

  it('use logical sides, not left and right', () => {
    const physical = all.filter(isPhysical)
    expect(
      physical.filter((each) => !Object.hasOwn(allowedPhysical, styleKey(each))).map(formatStyle),
    ).toEqual([])
    expect([...new Set(physical.map(styleKey))].toSorted()).toEqual(
      Object.keys(allowedPhysical).toSorted(),
    )
  })

  it.each([
    ['css', '.a { margin-left: 4px }'],
    ['css', '.a{color:red;right:0}'],
    ['css', '.a { border-top-left-radius: 4px; }'],
    ['css', '.a { float: right; }'],
    ['css', '.a { padding: 0 4px 0 8px; }'],
    ['css', '.a { background: linear-gradient(to right, red, blue); }'],
    ['css', '/* why */ .a { text-align: left }'],
    ['ts', 'const sheet = `td { text-align: right; padding: ${room}px }`'],
    ['ts', 'const sheet = `.a { margin-left: ${room}px }`'],
    ['ts', "const mail = 'color:red;padding-right:4px'"],
    ['ts', 'const mail = `<td style="text-align:right">${sum}</td>`'],
    ['ts', "const mail = { cell: { 'margin-left': 0 } }"],
    ['tsx', 'const a = <td align="right" />'],
    ['tsx', "const a = <Typography align={isSum ? 'right' : 'inherit'} />"],
    ['tsx', 'const a = <Box sx={{ ml: 2 }} />'],
    ['css', '.a { padding: 0 calc(4px + env(safe-area-inset-right)) 0 0 }'],
    ['tsx', "const a = <Box sx={{ textAlign: isSum ? 'right' : 'start' }} />"],
    ['tsx', 'const a = <p style={{ marginLeft: room }} />'],
    ['tsx', "const a = <p style={{ position: 'absolute', left: 0 }} />"],
    ['ts', "const over = { '& .part': { borderTopRightRadius: 0 } }"],
    ['ts', 'element.style.left = `${at}px`'],
  ])('with a physical side are detected in .%s: %s', (kind, text) => {
    expect(stylesIn({ path: `src/made.${kind}`, text }).filter(isPhysical)).toHaveLength(1)
  })

  it.each([
    ['css', '.a { margin-inline-start: 4px; padding: 0 4px 8px 4px; text-align: start }'],
    ['css', ".a[data-side='left'] { color: red }"],
    ['css', '/* left: 4px; */ .a { color: red }'],
    ['css', '.a { padding: 8px 16px calc(8px + env(safe-area-inset-bottom)) }'],
    ['ts', "const titles = { mr: 'Mr' }"],
    ['ts', "const sum = { total, left: 'Amount due' }"],
    ['ts', 'const sums = { due: 4, left: 2 }'],
  ])('without a physical side are accepted in .%s: %s', (kind, text) => {
    expect(stylesIn({ path: `src/made.${kind}`, text }).filter(isPhysical)).toEqual([])
  })
})
