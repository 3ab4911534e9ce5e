import { getProductProgram } from './productProgram.ts'
import { ts } from './syntax.ts'

/** The keys of each catalogue, plural forms as one. */
export type Keys = ReadonlyMap<string, ReadonlySet<string>>

/** The keys that the fronts use, by catalogue, and the groups of keys that depend on data. */
export type UsedKeys = { readonly keys: Keys; readonly groups: ReadonlySet<string> }

/**
 * Collects used keys with the type checker, which also knows the possible values of computed keys.
 */
export function collectUsedKeys(catalogues: Keys): UsedKeys {
  const program = getProductProgram()
  const checker = program.getTypeChecker()
  const used = new Map([...catalogues.keys()].map((name) => [name, new Set<string>()]))
  const every = new Set([...catalogues.values()].flatMap((keys) => [...keys]))
  const groups = new Set<string>()
  const meant = new Map<ts.Type, readonly string[]>()

  /** Returns the catalogues whose keys are allowed here; all of them where any string is. */
  const cataloguesAt = (node: ts.Expression): readonly string[] => {
    const type = checker.getContextualType(node)
    if (!type) return [...catalogues.keys()]
    const values = literalsOf(type)
    const found =
      meant.get(type) ??
      [...catalogues].flatMap(([name, keys]) =>
        !values || keys.isSubsetOf(values) || values.isSubsetOf(keys) ? [name] : [],
      )
    meant.set(type, found)
    return found
  }
  const markUsed = (node: ts.Expression, keys: Iterable<string>): void => {
    for (const name of cataloguesAt(node)) for (const key of keys) used.get(name)?.add(key)
  }
  /** Recognises the one function that takes any string as a key: the result of `useLabel`. */
  const isLabel = (called: ts.Expression): boolean => {
    const made = checker.getSymbolAtLocation(called)?.valueDeclaration
    return !!made && ts.isVariableDeclaration(made) && made.initializer?.getText() === 'useLabel()'
  }
  const step = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && every.has(node.text)) markUsed(node, [node.text])
    if (ts.isTemplateExpression(node))
      markUsed(node, literalsOf(checker.getTypeAtLocation(node)) ?? [])
    if (ts.isCallExpression(node) && isLabel(node.expression)) {
      const [group] = node.arguments
      if (group && ts.isStringLiteral(group)) groups.add(group.text)
    }
    ts.forEachChild(node, step)
  }
  for (const file of program.getSourceFiles()) if (usingFiles.test(file.fileName)) step(file)
  return { keys: used, groups }
}

/** All files of the fronts except the catalogues themselves. */
const usingFiles = /^(?!.*\/node_modules\/).*\/src\/(cms|storefront|ui)\/(?!i18n\/(en|ar)\/)/

function literalsOf(type: ts.Type): ReadonlySet<string> | undefined {
  const types = type.isUnion() ? type.types : [type]
  const values = types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []))
  return values.length > 0 && values.length === types.length ? new Set(values) : undefined
}
