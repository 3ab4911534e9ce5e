import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from './photographScreens.ts'

/**
 * Merges the new screenshots into those earlier runs left in the folder, and returns all of them.
 */
export async function mergePictures(folder: string, fresh: readonly Picture[]): Promise<Picture[]> {
  const list = join(folder, 'pictures.json')
  const previous = await readList(list)
  const files = new Set(fresh.map(({ file }) => file))
  const retained = previous.filter(({ file }) => !files.has(file) && existsSync(join(folder, file)))
  const all = [...retained, ...fresh].toSorted((one, other) => one.brand.localeCompare(other.brand))
  await writeFile(list, JSON.stringify(all))
  return all
}

/** Returns an empty list if a run was interrupted while writing it. */
async function readList(file: string): Promise<readonly Picture[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return []
  }
}
