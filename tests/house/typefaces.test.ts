import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fontFiles, typefaceNames, typefaces } from '#domain/typefaces.ts'
import { read, root } from './support/sources.ts'

it('every typeface has a package, and every package of type a typeface', () => {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    read('package.json').text,
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
