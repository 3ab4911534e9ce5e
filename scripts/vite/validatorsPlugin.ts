import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite'
import { inputResourceName } from '#cms/engine/actions/createInputResource.ts'
import type { Features } from '#domain/brand.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { applyFeatures } from '#resource/applyFeatures.ts'
import { root } from './root.ts'
import { validatorModule, verbsWithInput } from './validatorModule.ts'

/**
 * `virtual:validators` maps each resource, and each of its verbs with input, to a module that
 * validates a form without eval: the content security policy forbids the code generation that Ajv
 * does at run time.
 */
export function validatorsPlugin(features: Features): Plugin {
  let server: ViteDevServer | undefined
  const load: LoadDeclaration = async (name) => {
    const module = server
      ? await server.ssrLoadModule(`/${folder}/${name}.ts`)
      : await import(pathToFileURL(join(root, folder, `${name}.ts`)).href)
    return applyFeatures([module.default], features)[0] ?? module.default
  }
  return {
    name: 'validators',
    // Listed beforehand, so that the first form does not make the development server re-optimise.
    config: () => ({ optimizeDeps: { include: runtime } }),
    configureServer: (each) => {
      server = each
    },
    resolveId: (id) =>
      id === virtualModule || id.startsWith(`${virtualModule}/`) ? `\0${id}` : undefined,
    async load(id) {
      if (id === `\0${virtualModule}`) return mapModule(await formNames(load))
      if (!id.startsWith(`\0${virtualModule}/`)) return undefined
      const [name = '', verb] = id.slice(virtualModule.length + 2).split('/')
      return validatorModule(await load(name), verb)
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(join(root, folder))) return undefined
      return [...modules, ...ownModules(this.environment)]
    },
  }
}

type LoadDeclaration = (name: string) => Promise<ResourceDeclaration>

const folder = 'schemas'
const runtime = [
  'ajv/dist/runtime/ucs2length.js',
  'ajv/dist/runtime/equal.js',
  'ajv-formats/dist/formats.js',
]
const virtualModule = 'virtual:validators'

async function resourceNames(): Promise<string[]> {
  const files = await readdir(join(root, folder))
  return files.filter((file) => file.endsWith('.ts')).map((file) => file.replace(/\.ts$/, ''))
}

/** Returns the names of everything with a form: resources by name, verbs by resource and verb. */
async function formNames(load: LoadDeclaration): Promise<string[]> {
  const names = await resourceNames()
  const verbs = await Promise.all(
    names.map(async (name) => {
      // While a declaration is being edited, it may be invalid.
      const declaration = await load(name).catch(() => undefined)
      return declaration
        ? verbsWithInput(declaration).map((verb) => inputResourceName(name, verb))
        : []
    }),
  )
  return [...names, ...verbs.flat()]
}

const mapModule = (names: readonly string[]): string =>
  `export const validators = {\n${names
    .map((name) => `  '${name}': () => import('${virtualModule}/${name}'),`)
    .join('\n')}\n}\n`

const ownModules = ({ moduleGraph }: DevEnvironment) =>
  [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(`\0${virtualModule}`))
