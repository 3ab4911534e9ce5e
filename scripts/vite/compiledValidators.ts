import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'vite'
import { root } from './root.ts'
import { standaloneModule } from './standaloneModule.ts'

/** Modules that export `validators` and the `ajv` that has compiled them. */
const modules = new Set(
  ['src/resource/check/declarationValidators.ts', 'src/server/brands/brandValidators.ts'].map(
    (path) => join(root, path),
  ),
)

/** Bundles the code of validators that each start needs: to compile them takes a tenth of a start. */
export const compiledValidators = (): Plugin => ({
  name: 'compiled-validators',
  async load(id) {
    if (!modules.has(id)) return undefined
    const { ajv, validators } = await import(pathToFileURL(id).href)
    const names = Object.keys(validators).map((name) => [name, name])
    return standaloneModule(standaloneCode.default(ajv, Object.fromEntries(names)))
  },
})
