import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

/** The modules that each chunk consists of, as `/src/ui/…`; beside the manifest, so not served. */
export type ModuleList = Readonly<Record<string, readonly string[]>>

const fileIn = (folder: string): string => join(folder, '.vite/modules.json')

export const readModuleList = (folder: string): ModuleList =>
  JSON.parse(readFileSync(fileIn(folder), 'utf8'))

/** Writes the module list for those who ask what a chunk contains. */
export const moduleListPlugin = (): Plugin => ({
  name: 'module-list',
  writeBundle: async ({ dir = '' }, bundle) => {
    const list = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, file.moduleIds.map((id) => id.replace(root, ''))] as const]
        : [],
    )
    await writeFile(fileIn(dir), JSON.stringify(Object.fromEntries(list)))
  },
})
