/** @module-tag long */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultBrand } from '#brands/default.ts'
import { themes, type Brand } from '#domain/brand.ts'
import { startBuilder } from '../../scripts/build/startBuilder.ts'
import { buildBrands } from '../../scripts/build/buildBrands.ts'
import { progressLine } from '../../scripts/build/progressLine.ts'
import { selectNames } from '../../scripts/selectNames.ts'
import { brandKeys, loadBrand, type BrandFiles } from '../../scripts/vite/brands.ts'
import { isBuilt } from '../../scripts/vite/stamp.ts'
import { outDir } from '../../scripts/vite/targets.ts'

const existing = await brandKeys()
const two = [defaultBrand, ...existing.filter((key) => key !== defaultBrand)].slice(0, 2)

it('a build contains only its own brand: no name, key, colour or drawing of another', async () => {
  const outcomes = await buildBrands(two, () => undefined)
  expect(outcomes.map(({ failure }) => failure)).toEqual([undefined, undefined])
  const [one, other] = await Promise.all(two.map(loadBrand))
  if (!one || !other) throw new Error('there is only one brand')
  for (const [mine, theirs] of [
    [one, other],
    [other, one],
  ] as const) {
    const files = textsOf(outDir(mine.brand.key))
    const inAny = (mark: string): string[] =>
      files.filter(({ text }) => text.includes(mark)).map(({ name }) => `${mark} in ${name}`)
    expect(files.length).toBeGreaterThan(100)
    expect(distinctMarksOf(theirs, mine).flatMap(inAny)).toEqual([])
    const own = distinctMarksOf(mine, theirs)
    expect(own.length).toBeGreaterThan(1)
    expect(own.filter((mark) => inAny(mark).length === 0)).toEqual([])
  }
})

it('valid brands are built and invalid ones reported, in any order', async () => {
  const reported: string[] = []
  const outcomes = await buildBrands(['nobody', defaultBrand, 'nowhere'], ({ key }) => {
    reported.push(key)
  })
  expect(reported.toSorted()).toEqual([defaultBrand, 'nobody', 'nowhere'])
  for (const { key, failure } of outcomes) {
    if (key === defaultBrand) expect(failure).toBeUndefined()
    else expect(failure).toContain(`There is no brand "${key}"`)
  }
})

it('of two concurrent builds of a brand one waits for the other, and no temporary file is left', async () => {
  const key = two[1] ?? ''
  rmSync(outDir(key, 'server'), { recursive: true })
  const builders = [startBuilder(), startBuilder()]
  const outcomes = await Promise.all(builders.map((builder) => builder.build(key)))
  for (const builder of builders) builder.stop()
  expect(outcomes.map(({ failure }) => failure)).toEqual([undefined, undefined])
  expect(outcomes.flatMap(({ built }) => built)).toEqual(['server'])
  expect(await isBuilt(key)).toBe(true)
  expect(readdirSync(outDir(key)).toSorted()).toEqual(['cms', 'server', 'store'])
  expect(existsSync(join(outDir(key, 'server'), 'server.js'))).toBe(true)
})

it('each requested brand is built once, and an unknown one is reported with the known ones', () => {
  const names = ['first', 'second']
  expect(selectNames('brand', ['first'], names)).toEqual(['first'])
  expect(selectNames('brand', ['second', 'first', 'second'], names)).toEqual(['second', 'first'])
  expect(selectNames('brand', [], names)).toEqual(names)
  expect(() => selectNames('brand', ['second', 'third'], names)).toThrow(
    'There is no brand "third"; available: first, second',
  )
})

it('progress is one line per brand', () => {
  const all = ['first', 'second']
  const built = { key: 'first', built: ['store', 'cms'], seconds: 4.21 }
  expect(progressLine(built, { completed: 1, all })).toBe(
    '1 of 2  first   built store, cms in 4.2 s',
  )
  expect(progressLine({ ...built, built: [] }, { completed: 2, all })).toBe(
    '2 of 2  first   up to date',
  )
  expect(progressLine({ ...built, failure: 'no logo' }, { completed: 1, all })).toBe(
    '1 of 2  first   failed after 4.2 s: no logo',
  )
})

/** Returns the marks that distinguish one brand from the other; common ones prove nothing. */
function distinctMarksOf(mine: BrandFiles, theirs: BrandFiles): string[] {
  const common = new Set(allMarksOf(theirs))
  return allMarksOf(mine).filter((mark) => !common.has(mark))
}

const allMarksOf = ({ brand, logo, favicon }: BrandFiles): string[] => [
  brand.key,
  ...Object.values(brand.name),
  ...Object.values(brand.texts).map(({ tagline }) => tagline),
  ...coloursOf(brand),
  ...[logo, favicon].flatMap((drawing) => pathsIn(drawing)),
]

const coloursOf = ({ palette }: Brand): string[] =>
  themes.flatMap((theme) => Object.values(palette[theme]))

const pathsIn = (drawing: string): string[] =>
  [...drawing.matchAll(/ d="([^"]{12,})"/g)].map(([, path = '']) => path)

const textsOf = (folder: string): { name: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|svg|json)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
