import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { filesUnder, readCode, readSource } from './support/sources.ts'

const countLines = (text: string): number => text.trimEnd().split('\n').length
const sources = [...readCode(), ...filesUnder('src').filter(isStyleSheet).map(readSource)].map(
  ({ path, text }) => ({ path, lines: countLines(text) }),
)

function isStyleSheet(path: string): boolean {
  return path.endsWith('.css')
}

it('no file of the product is longer than 300 lines, and no test longer than 400', () => {
  const longest = (path: string): number => (path.startsWith('tests/') ? 400 : 300)
  expect(sources.filter(({ path, lines }) => lines > longest(path))).toEqual([])
})

it('no folder of the fronts or the server has more than 40 files', () => {
  const byFolder = Map.groupBy(filesUnder('src/cms', 'src/storefront', 'src/server'), dirname)
  const large = [...byFolder].filter(([, files]) => files.length > 40)
  expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})

it('the median file of every top-level module has fewer than 80 lines', () => {
  for (const folder of ['src/domain', 'src/resource', 'src/server', 'src/cms', 'src/storefront']) {
    const sizes = sources
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map((each) => each.lines)
      .toSorted((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)] ?? 0, folder).toBeLessThan(80)
  }
})
