import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Databases that were filled once, for all files of this run and later ones. */
export const cacheFolder = join(root, 'node_modules/.cache/shop')

/** Depends on all files of these folders, and on packages that create tables of their own. */
export async function fingerprintOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')))
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((each) => each.isFile())
    const texts = await Promise.all(files.map((each) => readFile(join(each.parentPath, each.name))))
    for (const text of texts) hash.update(text)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Removes what earlier versions of the code left in the cache. */
export async function removeOthers(current: string, ending: string): Promise<void> {
  for (const name of (await readdir(cacheFolder)).filter((each) => each.endsWith(ending)))
    if (join(cacheFolder, name) !== current)
      await rm(join(cacheFolder, name), { recursive: true, force: true })
}
