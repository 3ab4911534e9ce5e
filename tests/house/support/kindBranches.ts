import { relative } from 'node:path'
import { root } from './sources.ts'
import { ts } from './syntax.ts'

/**
 * Returns where, outside the kinds themselves, a field's kind decides: compared with a name,
 * searched in a list, or the key of a table.
 */
export function kindBranches(program: ts.Program, kindNames: readonly string[]): string[] {
  const checker = program.getTypeChecker()
  const isKind = (node: ts.Node | undefined): boolean => {
    const symbol = node && checker.getSymbolAtLocation(node)
    if (!node || !symbol) return false
    // The declared type, because a comparison before may have narrowed it.
    const type = checker.getTypeOfSymbol(symbol)
    return type.isUnion() && type.types.length === kindNames.length && type.types.every(isName)
  }
  const isName = (type: ts.Type): boolean =>
    type.isStringLiteral() && kindNames.includes(type.value)
  const decides = (node: ts.Node): boolean => {
    if (ts.isSwitchStatement(node)) return isKind(node.expression)
    if (ts.isCallExpression(node))
      return (
        ts.isPropertyAccessExpression(node.expression) &&
        ['includes', 'has', 'get'].includes(node.expression.name.text) &&
        isKind(node.arguments[0])
      )
    if (ts.isElementAccessExpression(node))
      return isKind(node.argumentExpression) && !tablesOfAnswers.test(node.expression.getText())
    return (
      ts.isBinaryExpression(node) &&
      ((ts.isStringLiteral(node.right) && isKind(node.left)) ||
        (ts.isStringLiteral(node.left) && isKind(node.right)))
    )
  }
  return program
    .getSourceFiles()
    .filter(({ fileName, text }) => places.test(relative(root, fileName)) && /kind/i.test(text))
    .flatMap((file) => {
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        if (decides(node))
          found.push(
            `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
          )
        ts.forEachChild(node, visit)
      }
      visit(file)
      return found
    })
}

const places = /^src\/(resource|cms)\/(?!kinds\/)|^src\/(server|api|ui|storefront|domain)\//

/** The registries: what they answer is no branch. */
const tablesOfAnswers = /^(kinds|faces|widgets)$/
