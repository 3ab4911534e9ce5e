import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { familyOf, fontFiles, typefaceNames, typefaces } from '#domain/typefaces.ts'
import { fontFaces, subsetFontFile } from '../../scripts/vite/fontFaces.ts'
import { measureFont } from '../../scripts/vite/measureFont.ts'
import { readSource, root } from './support/sources.ts'

it('every typeface has a package, and every font package a typeface', () => {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readSource('package.json').text,
  )
  const installed = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'))
  const used = typefaceNames.map((name) => typefaces[name].package)
  expect(installed.toSorted()).toEqual([...new Set<string>(used)].toSorted())
})

it.each(typefaceNames)('the files of %s are where the table says', (name) => {
  for (const script of typefaces[name].scripts)
    for (const { file } of fontFiles(name, script))
      expect([file, existsSync(join(root, 'node_modules', file))]).toEqual([file, true])
})

const variableFiles = typefaceNames.flatMap((name) =>
  typefaces[name].scripts.flatMap((script) =>
    fontFiles(name, script)
      .filter(({ weights: [lightest, heaviest] }) => lightest !== heaviest)
      .map((file) => ({ name, script, file })),
  ),
)

it.each(variableFiles)(
  'the $script font files of $name are clearly heavier at 600 than at 400',
  async ({ name, script, file }) => {
    const subset = { ...file, file: join('..', await subsetFontFile(name, script, file)) }
    const [regular, strong, bold] = await Promise.all(
      ([400, 600, 700] as const).map(async (weight) => measureFont(subset, script, weight)),
    )
    if (!regular || !strong || !bold) throw new Error('Three weights were measured.')
    // Width grows with weight: this one should be about two thirds of the way to 700.
    expect(bold.width).toBeGreaterThan(regular.width)
    const progress = (strong.width - regular.width) / (bold.width - regular.width)
    expect(progress).toBeGreaterThan(0.4)
    expect(progress).toBeLessThan(0.9)
  },
)

it.each(['plex', 'almarai', 'tajawal'] as const)(
  'names and labels in %s are shown with the heavier of its two files, before it is loaded, too',
  async (arabic) => {
    const css = await fontFaces({ ...brand.typography, arabic })
    const faces = css.split('\n').filter((rule) => rule.includes(`'${familyOf(arabic, 'arabic')}`))
    const lightest = faces.map((rule) => /font-weight: (\d+)/.exec(rule)?.[1])
    expect(new Set(lightest)).toEqual(new Set(['100', '400', '500']))
  },
)
