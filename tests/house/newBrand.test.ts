/** @module-tag long */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { copyCheckout } from '../../scripts/checkout/copyCheckout.ts'
import { root } from '../../scripts/vite/root.ts'

const folder = copyCheckout()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runNewBrand = (...parameters: string[]) =>
  spawnSync(process.execPath, ['scripts/newBrand.ts', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  })

it('a new brand can be built, with readable colours around any accent', () => {
  for (const [name, accent] of [
    ['Zephyr Tracking', '#b3407a'],
    ['Lemon', '#fff200'],
    ['Night', '#000011'],
    ['Mars Paper', '#ffffff'],
  ] as const) {
    const { status, stdout, stderr } = runNewBrand(name, '--accent', accent)
    expect([name, status, stderr]).toEqual([name, 0, ''])
    const key = name.toLowerCase().replace(' ', '-')
    expect(stdout).toContain(`BRAND=${key} npm start`)
    expect(readdirSync(join(folder, 'brands', key)).toSorted()).toEqual([
      'brand.ts',
      'favicon.svg',
      'logo.svg',
      'texts',
    ])
    expect(readFileSync(join(folder, 'brands', key, 'favicon.svg'), 'utf8')).not.toContain('var(')
  }
  const bin = join(folder, 'node_modules/.bin')
  execFileSync(join(bin, 'prettier'), ['--check', 'brands'], { cwd: folder })
  expect(
    execFileSync(
      process.execPath,
      [
        '-e',
        `import('./scripts/vite/brands.ts').then(async (m) => console.log((await m.loadBrand('lemon')).brand.name.en))`,
      ],
      { cwd: folder, encoding: 'utf8' },
    ),
  ).toContain('Lemon')
})

it('a new brand may have a name in another language', () => {
  const { status, stdout } = runNewBrand('Waypoint', '--ar', 'محطة')
  expect([status, stdout.includes('is the same')]).toEqual([0, false])
  expect(readFileSync(join(folder, 'brands/waypoint/brand.ts'), 'utf8')).toContain(
    "name: { en: 'Waypoint', ar: 'محطة' }",
  )
  expect(runNewBrand('Fairlead').stdout).toContain('The name in "ar" is the same')
})

it('a new brand copies no upcoming languages', () => {
  const other = join(folder, 'brands/raff/brand.ts')
  const source = readFileSync(other, 'utf8')
  writeFileSync(other, source.replace('  currency:', "  comingLanguages: ['fr'],\n  currency:"))
  expect(runNewBrand('Outfitter', '--from', 'raff').status).toBe(0)
  const newSource = readFileSync(join(folder, 'brands/outfitter/brand.ts'), 'utf8')
  expect(newSource).toContain("language: 'en'")
  expect(newSource).not.toContain('comingLanguages')
  writeFileSync(other, source)
})

it('a new brand passes the tests of brands', () => {
  // An ordinary word that occurs throughout the code.
  expect(runNewBrand('Signal').status).toBe(0)
  spawnSync(process.execPath, ['scripts/generate.ts'], { cwd: folder })
  symlinkSync(join(root, 'scripts/demo/pictures'), join(folder, 'scripts/demo/pictures'), 'dir')
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/house/names.test.ts',
      'tests/ui/bothLanguages.test.ts',
      'tests/ui/muiColours.test.ts',
      'tests/server/brands/brandFile.test.ts',
      'tests/server/mails/mailStyles.test.ts',
      'tests/server/pages/appManifest.test.ts',
      'tests/seed/marketing.test.ts',
      'tests/house/contrast.test.ts',
      'tests/house/serialisableData.test.ts',
      'tests/house/scales.test.ts',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  expect([status, status === 0 ? '' : stdout]).toEqual([0, ''])
})

it('an interrupted run does not block the next one, and an invalid folder name is reported', () => {
  const halfWritten = join(folder, 'brands/.half-1')
  mkdirSync(halfWritten)
  writeFileSync(join(halfWritten, 'brand.ts'), 'export const brand = {')
  expect(runNewBrand('Second').status).toBe(0)
  rmSync(halfWritten, { recursive: true })
  const copied = join(folder, 'brands/marsad copy')
  cpSync(join(folder, 'brands/marsad'), copied, { recursive: true })
  const { status, stderr } = runNewBrand('Third')
  expect([status, stderr]).toEqual([
    1,
    'brands/marsad copy: the name of a folder must be the key of its brand, in lowercase letters, digits and hyphens\n',
  ])
  rmSync(copied, { recursive: true })
})

it('a misspelt option suggests the right one', () => {
  const { status, stderr } = runNewBrand('Zephyr', '--acent', '#b3407a')
  expect([status, stderr]).toEqual([2, 'There is no option --acent; did you mean "--accent"?\n'])
})

it.each([
  [[], 'Give one name'],
  [['3 Points'], 'begin with a letter'],
  [['Marsad'], 'The brand "marsad" already exists.'],
  [['All'], 'key: "all" is reserved'],
  [['Zephyr', '--accent', 'sunny'], '"sunny" is not a colour.'],
  [['Zephyr', '--from', 'nobody'], 'There is no brand "nobody" to copy.'],
])('%j is refused with a message, and nothing is written', (parameters, sentence) => {
  const before = readdirSync(join(folder, 'brands'))
  const { status, stderr } = runNewBrand(...parameters)
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
  expect(readdirSync(join(folder, 'brands'))).toEqual(before)
})
