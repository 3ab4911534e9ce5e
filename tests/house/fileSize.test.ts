import { expect, it } from 'vitest'
import { readCode } from './support/sources.ts'

const countLines = (text: string): number => text.trimEnd().split('\n').length
const sources = readCode().map(({ path, text }) => ({ path, lines: countLines(text) }))

it('no file is longer than 400 lines', () => {
  expect(sources.filter((each) => each.lines > 400)).toEqual([])
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
