import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

type CachedFile = {
  /** everything the file depends on */
  readonly inputs: readonly (Buffer | string)[]
  readonly name: string
  readonly create: () => Promise<Buffer | string>
}

/** Returns the path, below the root, of a font-related file that is generated once and cached. */
export async function cacheFile({ inputs, name, create }: CachedFile): Promise<string> {
  const hash = createHash('sha256')
  for (const part of inputs) hash.update(part)
  const folder = join('.cache/fonts', hash.digest('hex').slice(0, 16))
  const path = join(folder, name)
  if (existsSync(join(root, path))) return path
  const content = await create()
  await mkdir(join(root, folder), { recursive: true })
  // Builds run in parallel: none may read a file that another has only half written.
  const temporaryPath = join(root, `${path}.${process.pid}.${performance.now()}`)
  await writeFile(temporaryPath, content)
  await rename(temporaryPath, join(root, path))
  return path
}
