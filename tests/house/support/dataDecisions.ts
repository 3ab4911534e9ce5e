import { locationOf, createBrandDataCheck } from './createBrandDataCheck.ts'
import { ts } from './syntax.ts'

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])
const comparisonMethods = new Set(
  'includes indexOf has get startsWith endsWith localeCompare test match search exec'.split(' '),
)

/** Returns every expression that compares data of a brand with a literal. */
export function dataDecisions(
  program: ts.Program,
  isIncluded: (file: ts.SourceFile) => boolean,
): string[] {
  const checker = program.getTypeChecker()
  const isBrandData = createBrandDataCheck(checker)
  const isLiteral = createLiteralCheck(checker)
  const decides = (node: ts.Node): boolean => {
    const between = (one: ts.Node, other: ts.Node): boolean =>
      (isLiteral(one) && isBrandData(other)) || (isLiteral(other) && isBrandData(one))
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node
      if (operatorToken.kind === ts.SyntaxKind.InKeyword)
        return isLiteral(right) && isBrandData(left)
      return equality.has(operatorToken.kind) && between(left, right)
    }
    if (ts.isSwitchStatement(node)) return isBrandData(node.expression)
    if (ts.isElementAccessExpression(node))
      return (
        isLiteral(node.expression) &&
        isBrandData(node.argumentExpression) &&
        !isExhaustive(checker, node)
      )
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
    const { name, expression } = node.expression
    return (
      comparisonMethods.has(name.text) && node.arguments.some((each) => between(expression, each))
    )
  }
  const found: string[] = []
  const step = (node: ts.Node): void => {
    if (decides(node)) found.push(locationOf(node))
    ts.forEachChild(node, step)
  }
  for (const file of program.getSourceFiles()) if (isIncluded(file)) step(file)
  return found
}

/**
 * Recognises texts, numbers, regular expressions, and lists and tables of them, also in constants.
 */
function createLiteralCheck(checker: ts.TypeChecker): (node: ts.Node) => boolean {
  const isLiteral = (node: ts.Node, depth = 0): boolean => {
    const next = (one: ts.Node): boolean => depth < 4 && isLiteral(one, depth + 1)
    // Comparing with an empty value only checks for presence.
    if (ts.isStringLiteralLike(node)) return node.text !== ''
    if (ts.isNumericLiteral(node)) return node.text !== '0'
    if (ts.isRegularExpressionLiteral(node)) return true
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return next(node.expression)
    if (ts.isSatisfiesExpression(node)) return next(node.expression)
    if (ts.isArrayLiteralExpression(node)) return node.elements.some(next)
    if (ts.isObjectLiteralExpression(node)) return node.properties.some(ts.isPropertyAssignment)
    if (ts.isNewExpression(node)) return node.arguments?.some(next) ?? false
    if (!ts.isIdentifier(node)) return false
    const symbol = checker.getSymbolAtLocation(node)
    const declaration =
      symbol && symbol.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(symbol).valueDeclaration
        : symbol?.valueDeclaration
    return (
      !!declaration &&
      ts.isVariableDeclaration(declaration) &&
      !!declaration.initializer &&
      next(declaration.initializer)
    )
  }
  return (node) => isLiteral(node)
}

/**
 * A table with an entry for every possible key, such as digits per currency, singles out no brand.
 */
function isExhaustive(checker: ts.TypeChecker, node: ts.ElementAccessExpression): boolean {
  const key = checker.getTypeAtLocation(node.argumentExpression)
  const table = checker.getTypeAtLocation(node.expression)
  return (
    key.isUnion() &&
    key.types.every((each) => each.isStringLiteral() && table.getProperty(each.value) !== undefined)
  )
}
