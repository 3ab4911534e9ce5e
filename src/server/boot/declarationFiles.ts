import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { rootFolder } from '#server/platform/folders.ts'

/** Loads every declaration, by path, and reloads those that have changed. */
export async function loadDeclarations(): Promise<Readonly<Record<string, ResourceDeclaration>>> {
  const folder = join(rootFolder, 'schemas')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort()
  const declarations: Record<string, ResourceDeclaration> = {}
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    const module = await import(`${pathToFileURL(path).href}?v=${Math.round(mtimeMs)}`)
    declarations[`schemas/${name}`] = module.default
  }
  return declarations
}
