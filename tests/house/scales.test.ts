import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** A style sheet of the back office, without its comments. */
type Sheet = { readonly path: string; readonly text: string }

const sheets: Sheet[] = []
for await (const path of glob('src/cms/**/*.css'))
  sheets.push({ path, text: (await readFile(path, 'utf8')).replace(/\/\*.*?\*\//gs, '') })

const letters = [12, 14, 16, 18, 22, 28, 36, 48]
/** One and two are hairlines: they set right what stands beside a line. */
const spaces = [0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96]

/** Lengths of the properties that are on none of the steps. */
const offScale = (properties: RegExp, steps: readonly number[]): string[] =>
  sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)]
      .filter(([, property = '']) => properties.test(property))
      .flatMap(([line, , value = '']) => {
        const lengths = [...value.matchAll(/([\d.]+)px/g)].map(([, each]) => Number(each))
        return lengths.some((each) => !steps.includes(each)) ? [`${path}: ${line}`] : []
      }),
  )

it('reads the style sheets of the back office', () => {
  expect(sheets.length).toBeGreaterThan(50)
})

it('letters of the back office come in the sizes of the scale', () => {
  expect(offScale(/^font(-size)?$/, letters)).toEqual([])
})

it('room in the back office is measured in steps of the scale', () => {
  expect(offScale(/^(padding|margin|(row-|column-)?gap)/, spaces)).toEqual([])
})

it('what moves in the back office moves by opacity and transform, for 120 to 200 ms', () => {
  const moved = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/transition:\s*([^;]+);/g)].map(([, value = '']) => ({ path, value })),
  )
  const calm = /^(none|(opacity|transform|translate) (1[2-9]0|200)ms( \d+ms)?( ease-(in|out))?)$/
  expect(moved.length).toBeGreaterThan(2)
  expect(moved.filter(({ value }) => !calm.test(value))).toEqual([])
})
