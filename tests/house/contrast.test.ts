import { describe, expect, it } from 'vitest'
import { colourRoles, themes } from '#domain/brand.ts'
import { contrastRatio, contrastPairs } from '#domain/contrast.ts'
import { mailboxStyle } from '#server/mails/mailbox/mailboxStyle.ts'
import { invoiceStyle } from '#server/commerce/orders/invoice/invoiceStyle.ts'
import { testCardStyle } from '#server/commerce/payments/testCardStyle.ts'
import { defaultBrand } from '#brands/default.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { colourPairs, type ColourPair } from './support/colourPairs.ts'
import { resolveColours } from './support/resolveColours.ts'
import { parseDeclarations, readSheets, type CssSheet } from './support/readSheets.ts'

const brands = await Promise.all((await brandKeys()).map(loadBrand))
const { brand } = await loadBrand(defaultBrand)
const sheets: readonly CssSheet[] = [
  ...(await Promise.all(['src/cms', 'src/storefront', 'src/ui'].map(readSheets))).flat(),
  { path: 'mailbox', text: mailboxStyle(brand) },
  { path: 'invoice', text: invoiceStyle(brand) },
  { path: 'card page', text: testCardStyle(brand) },
]

const roles = new Set<string>(colourRoles)
const roleOf = (value: string): string | undefined => {
  const name = /^var\(--(\w+)(?:, #\w+)?\)$/.exec(value)?.[1]
  return name && roles.has(name) ? name : undefined
}
/** Either colour may be the text. */
const checkedPairs = new Set(
  contrastPairs
    .filter(({ minimum }) => minimum === 4.5)
    .flatMap(({ foreground, background }) => [
      `${foreground} ${background}`,
      `${background} ${foreground}`,
    ]),
)
/** The background shows through; its own rule is checked as a pair. */
const seeThrough = /^(none|transparent|inherit|currentcolor|unset|0)$/i
const isPair = ({ front, back }: ColourPair): boolean =>
  !seeThrough.test(front) && !seeThrough.test(back)

const isChecked = ({ front, back }: ColourPair): boolean =>
  checkedPairs.has(`${roleOf(front)} ${roleOf(back)}`)

/** The custom properties for mixed colours that the back office shares between its screens. */
const namedColours = new Map(
  sheets
    .filter(({ path }) => path.endsWith('/base.css'))
    .flatMap(parseDeclarations)
    .filter(({ property, value }) => property.startsWith('--') && value.startsWith('color-mix('))
    .map(({ property, value }) => [`var(${property})`, value]),
)
const backgrounds = ['canvas', 'surface', 'raised', 'sunken'] as const

/** Returns the lowest contrast of a pair with a mixed colour, in all palettes and backgrounds. */
function lowestContrast({ location: at, front, back }: ColourPair): number {
  const ratios = brands.flatMap(({ brand: { palette } }) =>
    themes.flatMap((theme) => {
      const own = palette[theme]
      // Over pictures, any colour may shine through.
      const beneath = at.includes('HeroSlides')
        ? ['#000000', '#ffffff']
        : backgrounds.map((each) => own[each])
      return resolveColours(namedColours.get(front) ?? front, own, beneath).flatMap((one) =>
        resolveColours(namedColours.get(back) ?? back, own, beneath).map((other) =>
          contrastRatio(one, other),
        ),
      )
    }),
  )
  return Math.min(...ratios)
}

describe('text colours', () => {
  const pairs = sheets.flatMap(colourPairs).filter(isPair)

  it('stand only on backgrounds whose contrast is checked in every palette', () => {
    expect(pairs.length).toBeGreaterThan(150)
    const plain = pairs.filter(({ front, back }) => roleOf(front) && roleOf(back))
    expect(plain.length).toBeGreaterThan(120)
    expect(plain.filter((each) => !isChecked(each))).toEqual([])
  })

  it('have enough contrast where a colour is mixed, in every palette', () => {
    const mixed = pairs.filter(({ front, back }) => !roleOf(front) || !roleOf(back))
    expect(mixed.length).toBeGreaterThan(10)
    const weak = mixed.map((each) => ({ ...each, has: lowestContrast(each) }))
    expect(weak.filter(({ has }) => has < 4.5)).toEqual([])
  })

  it.each([
    ['.a { color: var(--onAccent); background: var(--sunken) }', 'onAccent on sunken'],
    [
      '.a { color: var(--subtle) } .a:hover { background: var(--accentSoft) }',
      'subtle on accentSoft',
    ],
    ['.a { background: var(--dangerSoft) } .a .b { color: var(--muted) }', 'muted on dangerSoft'],
    ['.a { background: var(--dangerSoft) } .a { color: var(--muted) }', 'muted on dangerSoft'],
    [
      '.a { color: var(--ink) } .a { background: var(--ground) } .a { --ink: var(--subtle); --ground: var(--infoSoft) }',
      'subtle on infoSoft',
    ],
    ['@media print { .a, .b:focus { background-color: var(--accent); color: var(--canvas) } }', ''],
    [
      '.a { color: var(--muted); background: var(--sunken) } .a[data-on] { color: var(--onAccent); background: var(--accent) }',
      '',
    ],
    [
      '.a { color: var(--muted) } .a[data-on] { color: var(--accent) } .a[data-on]:hover { background: var(--accentSoft) }',
      '',
    ],
    ['.a { color: var(--subtle) } .a::before { background: var(--accent) }', ''],
  ])('on an unchecked background are detected in: %s', (text, pair) => {
    const found = colourPairs({ path: 'made.css', text }).filter(isPair)
    const uncheckedPairs = found.filter((each) => !isChecked(each))
    expect(
      [
        ...new Set(uncheckedPairs.map(({ front, back }) => `${roleOf(front)} on ${roleOf(back)}`)),
      ].join(),
    ).toBe(pair)
  })

  it('are mixed as browsers mix them', () => {
    const { light } = brand.palette
    const own = { ...light, text: '#000000', surface: '#ffffff' }
    expect(resolveColours('color-mix(in srgb, var(--text) 20%, var(--surface))', own, [])).toEqual([
      '#cccccc',
    ])
    expect(
      resolveColours('color-mix(in srgb, var(--text) 50%, transparent)', own, ['#ffffff']),
    ).toEqual(['#808080'])
  })
})
