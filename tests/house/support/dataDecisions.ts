import { placeIn, saidByBrand } from './brandData.ts'
import { ts } from './syntax.ts'

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])
const asking = new Set(
  'includes indexOf has get startsWith endsWith localeCompare test match search exec'.split(' '),
)

/** Wherever what a brand says of itself is held against what is written out. */
export function dataDecisions(
  program: ts.Program,
  isAsked: (file: ts.SourceFile) => boolean,
): string[] {
  const checker = program.getTypeChecker()
  const isSaid = saidByBrand(checker)
  const isWritten = writtenOut(checker)
  const decides = (node: ts.Node): boolean => {
    const between = (one: ts.Node, other: ts.Node): boolean =>
      (isWritten(one) && isSaid(other)) || (isWritten(other) && isSaid(one))
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node
      if (operatorToken.kind === ts.SyntaxKind.InKeyword) return isWritten(right) && isSaid(left)
      return equality.has(operatorToken.kind) && between(left, right)
    }
    if (ts.isSwitchStatement(node)) return isSaid(node.expression)
    if (ts.isElementAccessExpression(node))
      return (
        isWritten(node.expression) && isSaid(node.argumentExpression) && !isTotal(checker, node)
      )
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
    const { name, expression } = node.expression
    return asking.has(name.text) && node.arguments.some((each) => between(expression, each))
  }
  const found: string[] = []
  const step = (node: ts.Node): void => {
    if (decides(node)) found.push(placeIn(node))
    ts.forEachChild(node, step)
  }
  for (const file of program.getSourceFiles()) if (isAsked(file)) step(file)
  return found
}

/** Texts, figures and expressions, lists and tables of them, also where a constant keeps them. */
function writtenOut(checker: ts.TypeChecker): (node: ts.Node) => boolean {
  const isWritten = (node: ts.Node, depth = 0): boolean => {
    const next = (one: ts.Node): boolean => depth < 4 && isWritten(one, depth + 1)
    // Whether anything is said is no question of what.
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
    const made =
      symbol && symbol.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(symbol).valueDeclaration
        : symbol?.valueDeclaration
    return !!made && ts.isVariableDeclaration(made) && !!made.initializer && next(made.initializer)
  }
  return (node) => isWritten(node)
}

/** What is known of every one there can be, such as the digits of each currency, singles out none. */
function isTotal(checker: ts.TypeChecker, node: ts.ElementAccessExpression): boolean {
  const key = checker.getTypeAtLocation(node.argumentExpression)
  const table = checker.getTypeAtLocation(node.expression)
  return (
    key.isUnion() &&
    key.types.every((each) => each.isStringLiteral() && table.getProperty(each.value) !== undefined)
  )
}
