import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A typeface as its package brings it. */
export type Face = {
  /** as the file calls itself */
  readonly family: string
  readonly file: string
  /** the first and the last letter that are needed */
  readonly letters: readonly [number, number]
  /** where the file has more than one */
  readonly weight?: number
}

const { resolve } = createRequire(import.meta.url)
const files = new Map<string, Promise<string>>()

/** Pictures are drawn with typefaces that lie unpacked on the disk, as long as the process runs. */
export function faceFile(face: Face): Promise<string> {
  const file = files.get(face.file) ?? unpacked(face)
  files.set(face.file, file)
  return file
}

async function unpacked({ file, letters: [first, last], weight }: Face): Promise<string> {
  // Loaded only when there is something to draw.
  const { default: subsetFont } = await import('subset-font')
  const letters = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const font = await subsetFont(
    await readFile(resolve(file)),
    signs + String.fromCodePoint(...letters),
    { targetFormat: 'truetype', ...(weight && { variationAxes: { wght: weight } }) },
  )
  const folder = await mkdtemp(join(tmpdir(), 'typeface-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'face.ttf')
  await writeFile(path, font)
  return path
}

/** What stands between words in any language. */
const signs = ' .,:;!?&()-–—·«»0123456789'
