import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCatalogue } from '#resource/createCatalogue.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'

const folder = join(import.meta.dirname, '../../../schemas')

/** Every declaration of the repository, by file name. */
export const declarations: Readonly<Record<string, ResourceDeclaration>> = Object.fromEntries(
  await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        const module: { default: ResourceDeclaration } = await import(
          pathToFileURL(join(folder, file)).href
        )
        return [file, module.default]
      }),
  ),
)

export const catalogue = createCatalogue(declarations)

export function resourceOf(name: string): Resource {
  const resource = catalogue.get(name)
  if (!resource) throw new Error(`${name} is not declared`)
  return resource
}
