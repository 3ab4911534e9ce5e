import { checkDeclarations } from './check.ts'
import type { ResourceDeclaration } from './declaration.ts'
import { pictured } from './pictured.ts'
import { resolveResource, type Catalogue } from './resource.ts'

/** Declarations by the file they come from → resources by name; refuses what is wrong, by file and path. */
export function catalogueOf(
  declarations: Readonly<Record<string, ResourceDeclaration>>,
): Catalogue {
  const mistakes = checkDeclarations(declarations)
  if (mistakes.length) throw new Error(`These declarations cannot be used:\n${mistakes.join('\n')}`)
  return resolveCatalogue(declarations)
}

/** The same where somebody else has checked: the browser, which gets only what the server accepts. */
export function resolveCatalogue(
  declarations: Readonly<Record<string, ResourceDeclaration>>,
): Catalogue {
  return new Map(
    pictured(Object.values(declarations)).map((declaration) => [
      declaration.name,
      resolveResource(declaration),
    ]),
  )
}
