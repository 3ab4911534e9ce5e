import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sheets = globSync('src/{storefront,ui}/**/*.css', { cwd: root })

it('finds the style sheets', () => expect(sheets.length).toBeGreaterThan(20))

it.each(sheets)('%s uses logical sides only', (sheet) => {
  const css = readFileSync(resolve(root, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '')
  const physical =
    /(?<![\w-])((margin|padding|border|inset|scroll-margin|scroll-padding)-)?(left|right)(-\w+)*\s*:|:\s*(left|right)\s*;|(?<![\w-])(width|height|top|bottom)\s*:/g
  expect(css.match(physical) ?? []).toEqual([])
})

it.each(sheets)('%s takes its colours from the brand', (sheet) => {
  const css = readFileSync(resolve(root, sheet), 'utf8')
  expect(css.match(/#[0-9a-f]{3,8}\b/gi) ?? []).toEqual([])
})
