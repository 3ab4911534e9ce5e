import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

const catalogueFiles = join(root, 'src/server/boot/catalogueFiles.ts')

/**
 * Makes the declarations part of a bundle, which does not check them again: to read and check forty
 * files takes a tenth of a start.
 */
export const bundledCatalogue = (): Plugin => ({
  name: 'bundled-catalogue',
  load(id) {
    if (id !== catalogueFiles) return undefined
    const files = globSync('schemas/*.ts', { cwd: root }).sort()
    const imports = files.map((file, at) => `import declaration${at} from '/${file}'`)
    const entries = files.map((file, at) => `'${file}': declaration${at}`)
    return `import { resolveCatalogue } from '#resource/resolveCatalogue.ts'
${imports.join('\n')}
const declarations = { ${entries.join(', ')} }
export const loadCatalogue = async (features, served) =>
  resolveCatalogue(declarations, features, served)`
  },
})
