import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

const module = join(root, 'src/server/boot/declarationFiles.ts')

/** Makes all declarations part of a bundle. */
export const bundledDeclarations = (): Plugin => ({
  name: 'bundled-declarations',
  load(id) {
    if (id !== module) return undefined
    const files = globSync('schemas/*.ts', { cwd: root }).sort()
    const imports = files.map((file, at) => `import declaration${at} from '/${file}'`)
    const entries = files.map((file, at) => `'${file}': declaration${at}`)
    return `${imports.join('\n')}\nexport const loadDeclarations = async () => ({ ${entries.join(', ')} })`
  },
})
