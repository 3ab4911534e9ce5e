import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'vite'
import { root } from './root.ts'
import { standaloneModule } from './standaloneModule.ts'

/** It exports `validators` and the `ajv` that has compiled them. */
const brandValidators = join(root, 'src/server/brands/brandValidators.ts')

/** Bundles the code of the validators that each start needs instead of their schemas. */
export const compiledValidators = (): Plugin => ({
  name: 'compiled-validators',
  async load(id) {
    if (id !== brandValidators) return undefined
    const { ajv, validators } = await import(pathToFileURL(brandValidators).href)
    const names = Object.keys(validators).map((name) => [name, name])
    return standaloneModule(standaloneCode.default(ajv, Object.fromEntries(names)))
  },
})
