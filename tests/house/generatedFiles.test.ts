import { expect, it } from 'vitest'
import { generateContract } from '../../scripts/contract/generateContract.ts'
import { generateTables } from '../../scripts/contract/generateTables.ts'
import { renderIcons } from '../../scripts/icons/renderIcons.ts'
import { readSource } from './support/sources.ts'

it.each([
  ['contract', generateContract],
  ['tables', generateTables],
  ['icons', renderIcons],
])('the generated files are current: %s', async (_, generate) => {
  const generated = Object.entries(await generate())
  expect(generated.length).toBeGreaterThan(0)
  const stale = generated
    .filter(([path, text]) => readSource(path).text !== text)
    .map(([path]) => path)
  expect(stale, 'npm run generate').toEqual([])
})

it('the lock file contains the packages of every platform, so that npm ci works on each', () => {
  const { packages } = JSON.parse(readSource('package-lock.json').text) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>
  }
  const isLocked = (path: string, name: string): boolean => {
    const inside = path.split('/node_modules/').map((_, depth, parts) => parts.slice(0, depth + 1))
    const places = [...inside.map((parts) => `${parts.join('/node_modules/')}/`), '']
    return places.some((place) => `${place}node_modules/${name}` in packages)
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  )
  expect(missing).toEqual([])
})
