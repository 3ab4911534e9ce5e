import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from './photographScreens.ts'

/** Keeps what was photographed with all that earlier runs left in the folder, and answers the whole. */
export async function mergePictures(folder: string, fresh: readonly Picture[]): Promise<Picture[]> {
  const list = join(folder, 'pictures.json')
  const previous = await readList(list)
  const files = new Set(fresh.map(({ file }) => file))
  const retained = previous.filter(({ file }) => !files.has(file) && existsSync(join(folder, file)))
  const all = [...retained, ...fresh].toSorted((one, other) => one.brand.localeCompare(other.brand))
  await writeFile(list, JSON.stringify(all))
  return all
}

/** None, where a run was ended while it wrote them down. */
async function readList(file: string): Promise<readonly Picture[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return []
  }
}
