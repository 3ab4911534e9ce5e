import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { mailStyles } from '#server/platform/mail/mailStyles.ts'
import { mailboxStyle } from '#server/mails/mailbox/mailboxStyle.ts'
import { invoiceStyle } from '#server/commerce/orders/invoice/invoiceStyle.ts'
import { testCardStyle } from '#server/commerce/payments/testCardStyle.ts'
import { tokensCss } from '#ui/brand/tokensCss.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { parseDeclarations, readSheets, type CssSheet } from './support/readSheets.ts'

const [backOffice, storefront, shared] = await Promise.all(
  ['src/cms', 'src/storefront', 'src/ui'].map(readSheets),
)

/** The styles of the server's own pages and mails, for every brand. */
const serverSheets: CssSheet[] = []
for (const key of await brandKeys()) {
  const { brand } = await loadBrand(key)
  // Hidden text of mails has a size of one pixel, for clients that ignore `display: none`.
  const mailDeclarations = [mailStyles(brand, 'en'), mailStyles(brand, 'ar')]
    .flatMap((look) => Object.values(look))
    .filter((style) => !style.startsWith('display:none'))
  serverSheets.push(
    { path: `tokens of ${key}`, text: tokensCss(brand) },
    { path: `letters of ${key}`, text: mailDeclarations.join(';') },
    { path: `mailbox of ${key}`, text: mailboxStyle(brand) },
    { path: `invoice of ${key}`, text: invoiceStyle(brand) },
    { path: `card page of ${key}`, text: testCardStyle(brand) },
  )
}

/** Styles in scripts, where a number is in pixels. */
const scriptSheets: CssSheet[] = []
for await (const path of glob('src/{cms,storefront,ui}/**/*.{ts,tsx}')) {
  const styleLines = [
    ...(await readFile(path, 'utf8')).matchAll(
      /\b(fontSize|padding\w*|margin\w*|gap|rowGap|columnGap): (?:(-?[\d.]+)|'([^']+)')/g,
    ),
  ].map(
    ([, name = '', pixels, text = '']) =>
      `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${pixels ? `${pixels}px` : text};`,
  )
  if (styleLines.length > 0) scriptSheets.push({ path, text: styleLines.join('\n') })
}

const sheets = [backOffice, storefront, shared, serverSheets, scriptSheets].flatMap(
  (each) => each ?? [],
)

/** The two largest sizes are for a line or two on the first screen. */
const fontSizes = [12, 14, 16, 18, 22, 28, 36, 48, 64, 96]
/** One and two are hairlines, for aligning something with the line beside it. */
const spacings = [0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96]

/** Returns lengths off the scale. Fluid values start and end on it; shares of a line use `lh`. */
const offScale = (properties: RegExp, steps: readonly number[]): string[] =>
  sheets.flatMap((sheet) =>
    parseDeclarations(sheet)
      .filter(({ property, value }) => properties.test(property) && !value.includes('1lh'))
      .filter(({ value }) =>
        [...value.matchAll(/([\d.]+)px/g)].some(([, each]) => !steps.includes(Number(each))),
      )
      .map(({ property, value }) => `${sheet.path}: ${property}: ${value}`),
  )

it('reads the style sheets of both applications, and server and script styles', () => {
  expect(backOffice?.length).toBeGreaterThan(50)
  expect(storefront?.length).toBeGreaterThan(100)
  expect(shared?.length).toBeGreaterThan(1)
  expect(serverSheets.flatMap(parseDeclarations).length).toBeGreaterThan(1000)
  expect(scriptSheets.flatMap(parseDeclarations).length).toBeGreaterThan(20)
})

it('font sizes come from one scale', () => {
  expect(offScale(/^font(-size)?$/, fontSizes)).toEqual([])
})

it('spacing comes from one scale', () => {
  expect(offScale(/^(padding|margin|(row-|column-)?gap)/, spacings)).toEqual([])
  expect(offScale(/^--([a-z-]+-)?(pad|gap|section)$/, spacings)).toEqual([])
})

it('transitions in the back office use opacity and transform, for 120 to 200 ms', () => {
  const transitions = (backOffice ?? []).flatMap(({ path, text }) =>
    [...text.matchAll(/transition:\s*([^;]+);/g)].map(([, value = '']) => ({ path, value })),
  )
  const allowedTransition =
    /^(none|(opacity|transform|translate) (1[2-9]0|200)ms( \d+ms)?( ease-(in|out))?)$/
  expect(transitions.map(({ path }) => basename(path)).toSorted()).toEqual([
    'ColumnResizeHandle.module.css',
    'stale.css',
  ])
  expect(transitions.filter(({ value }) => !allowedTransition.test(value))).toEqual([])
})
