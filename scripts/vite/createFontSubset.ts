import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { cacheFile } from './cacheFile.ts'
import { root } from './root.ts'

/** What is kept of a font. */
export type FontSubset = {
  /** of a package, below `node_modules` */
  readonly file: string
  /** a `unicode-range` */
  readonly range: string
  readonly features: readonly string[]
  /** the lightest and the heaviest weight, where the file has more than one */
  readonly weights?: readonly [number, number]
  /** the weights between them are spread evenly, whatever the file makes of them */
  readonly isEven?: boolean
}

const subsets = new Map<string, Promise<string>>()

/** The address, from the root, of a font that has only what is asked of it; cut once and kept. */
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
      // Loaded only when there is something to cut.
      const { default: subsetFont } = await import('subset-font')
      return subsetFont(font, charactersIn(range), {
        targetFormat: 'woff2',
        keepFeatures: features,
        ...(weights && { variationAxes: { wght: { min: weights[0], max: weights[1] } } }),
        // The table that bends the way from one weight to the next.
        ...(isEven && { dropTables: ['avar'] }),
      })
    },
  })
  return `/${path}`
}

/** Every character that a `unicode-range` names. */
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
