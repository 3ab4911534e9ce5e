import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

type Kept = {
  /** all that the file is made from: the same, the same file */
  readonly from: readonly (Buffer | string)[]
  readonly name: string
  readonly make: () => Promise<Buffer | string>
}

/** The path, below the root, of a file about a font that is made once and kept. */
export async function keepFile({ from, name, make }: Kept): Promise<string> {
  const hash = createHash('sha256')
  for (const part of from) hash.update(part)
  const folder = join('.cache/fonts', hash.digest('hex').slice(0, 16))
  const kept = join(folder, name)
  if (existsSync(join(root, kept))) return kept
  const made = await make()
  await mkdir(join(root, folder), { recursive: true })
  // Builds run side by side: none is to read what another has half written.
  const unfinished = join(root, `${kept}.${process.pid}.${performance.now()}`)
  await writeFile(unfinished, made)
  await rename(unfinished, join(root, kept))
  return kept
}
