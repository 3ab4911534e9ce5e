import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** A typeface as its package brings it. */
export type Face = {
  readonly file: string
  /** the first and the last letter that are needed */
  readonly letters: readonly [number, number]
  /** where the file has more than one */
  readonly weight?: number
}

/** A typeface on the disk. */
export type UnpackedFace = {
  readonly path: string
  /** as the file calls itself */
  readonly family: string
}

const { resolve } = createRequire(import.meta.url)
const files = new Map<string, Promise<UnpackedFace>>()

/** Pictures are drawn with typefaces that lie unpacked on the disk, as long as the process runs. */
export function faceFile(face: Face): Promise<UnpackedFace> {
  const file = files.get(face.file) ?? unpack(face)
  files.set(face.file, file)
  return file
}

async function unpack({ file, letters: [first, last], weight }: Face): Promise<UnpackedFace> {
  // Loaded only when there is something to draw.
  const { default: subsetFont } = await import('subset-font')
  const { Blob, Face: Names } = await import('harfbuzzjs')
  const letters = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const font = await subsetFont(
    await readFile(resolve(file)),
    punctuation + String.fromCodePoint(...letters),
    { targetFormat: 'truetype', ...(weight && { variationAxes: { wght: weight } }) },
  )
  const path = join(await folder(), basename(file, '.woff2') + '.ttf')
  await writeFile(path, font)
  return { path, family: new Names(new Blob(font)).getName(familyName, 'en') }
}

let folderPromise: Promise<string> | undefined
const folder = (): Promise<string> => (folderPromise ??= makeFolder())

async function makeFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'typefaces-'))
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  return path
}

/** The number of that entry in a font's table of names. */
const familyName = 1

/** What stands between words in any language. */
const punctuation = ' .,:;!?&()-–—·«»0123456789'
