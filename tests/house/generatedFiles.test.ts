import { expect, it } from 'vitest'
import { readSource } from './support/sources.ts'

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
