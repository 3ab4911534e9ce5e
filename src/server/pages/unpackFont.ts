import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

export type FontFace = {
  readonly file: string
  /** the first and the last code point needed */
  readonly letterRange: readonly [number, number]
  /** for files with more than one weight */
  readonly weight?: number
}

export type UnpackedFont = {
  readonly path: string
  /** the family name in the file */
  readonly family: string
}

const { resolve } = createRequire(import.meta.url)
const fontFiles = new Map<string, Promise<UnpackedFont>>()

/** Unpacks a font to disk, where drawing needs it; the file is reused while the process runs. */
export function unpackFont(face: FontFace): Promise<UnpackedFont> {
  const file = fontFiles.get(face.file) ?? unpack(face)
  fontFiles.set(face.file, file)
  return file
}

async function unpack({
  file,
  letterRange: [first, last],
  weight,
}: FontFace): Promise<UnpackedFont> {
  // Imported only when there is something to draw.
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
  return { path, family: new Names(new Blob(font)).getName(familyNameId, 'en') }
}

let folderPromise: Promise<string> | undefined
const folder = (): Promise<string> => (folderPromise ??= makeFolder())

async function makeFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'typefaces-'))
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  return path
}

/** The id of the family name in the name table of a font. */
const familyNameId = 1

/** Characters between words, in any language. */
const punctuation = ' .,:;!?&()-–—·«»0123456789'
