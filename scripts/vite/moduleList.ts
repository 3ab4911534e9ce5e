import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

/**
 * Writes the modules that each chunk consists of, as `/src/ui/…`, to `.vite/modules.json`: beside
 * the manifest, so it is not served.
 */
export const moduleListPlugin = (): Plugin => ({
  name: 'module-list',
  writeBundle: async ({ dir = '' }, bundle) => {
    const list = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, file.moduleIds.map((id) => id.replace(root, ''))] as const]
        : [],
    )
    await writeFile(join(dir, '.vite/modules.json'), JSON.stringify(Object.fromEntries(list)))
  },
})
