import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { cacheFile } from './cacheFile.ts'
import { root } from './root.ts'

/** The part of a font that is kept. */
export type FontSubset = {
  /** a path below `node_modules` */
  readonly file: string
  /** a `unicode-range` */
  readonly range: string
  readonly features: readonly string[]
  /** the lightest and the heaviest weight, if the file has more than one */
  readonly weights?: readonly [number, number]
  /** distributes the weights evenly, whatever the file defines */
  readonly isEven?: boolean
}

const subsets = new Map<string, Promise<string>>()

/** Returns the URL path of a font subset; it is created once and cached. */
export function createFontSubset({
  file,
  range,
  features,
  weights,
  isEven,
}: FontSubset): Promise<string> {
  const subset = { file, range, features, ...(weights && { weights }), ...(isEven && { isEven }) }
  const key = JSON.stringify(subset)
  const existing = subsets.get(key)
  if (existing) return existing
  const created = writeFontSubset(subset)
  subsets.set(key, created)
  return created
}

async function writeFontSubset(subset: FontSubset): Promise<string> {
  const { file, range, features, weights, isEven } = subset
  const font = await readFile(join(root, 'node_modules', file))
  const path = await cacheFile({
    inputs: [font, JSON.stringify(subset)],
    name: basename(file),
    create: async () => {
      // Loaded only when there is something to subset.
      const { default: subsetFont } = await import('subset-font')
      return subsetFont(font, charactersIn(range), {
        targetFormat: 'woff2',
        keepFeatures: features,
        ...(weights && { variationAxes: { wght: { min: weights[0], max: weights[1] } } }),
        // The `avar` table makes the progression between weights uneven.
        ...(isEven && { dropTables: ['avar'] }),
      })
    },
  })
  return `/${path}`
}

/** Returns every character of a `unicode-range`. */
function charactersIn(range: string): string {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  return spans
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      const length = Number.parseInt(last, 16) - from + 1
      return Array.from({ length }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')
}
