import type { Source } from './sources.ts'
import { ts } from './syntax.ts'
import { createBrandIdentityCheck, type IsBrandIdentity } from './createBrandIdentityCheck.ts'

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])
/** Methods that test whether, or where, a value is among others. */
const comparisonMethods = new Set(
  'includes indexOf has get of startsWith endsWith localeCompare test match search'.split(' '),
)

type Finding = { readonly path: string; readonly line: number; readonly code: string }

/** Returns every expression that depends on the identity of a brand. */
export function brandDecisions(source: Source): Finding[] {
  if (!/brand/i.test(source.text)) return []
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true)
  const isBrandIdentity = createBrandIdentityCheck(file)
  const found: Finding[] = []
  const step = (node: ts.Node): void => {
    if (decides(node, isBrandIdentity) && !(isInServer(source) && isServing(node))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({ path: source.path, line: line + 1, code: node.getText().split('\n', 1).join() })
    }
    ts.forEachChild(node, step)
  }
  step(file)
  return found
}

function decides(node: ts.Node, isBrandIdentity: IsBrandIdentity): boolean {
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node
    if (operatorToken.kind === ts.SyntaxKind.InKeyword) return isBrandIdentity(left)
    // Checking for presence does not depend on which brand it is.
    const isOfOne = isNothing(left) || isNothing(right)
    return (
      equality.has(operatorToken.kind) &&
      !isOfOne &&
      (isBrandIdentity(left) || isBrandIdentity(right))
    )
  }
  if (ts.isSwitchStatement(node)) return isBrandIdentity(node.expression)
  if (ts.isElementAccessExpression(node)) return isBrandIdentity(node.argumentExpression)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  return (
    comparisonMethods.has(name.text) &&
    (isBrandIdentity(expression) || node.arguments.some(isBrandIdentity))
  )
}

const isNothing = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined')

const isInServer = ({ path }: Source): boolean => path.startsWith('src/server/')

/**
 * One process serves many brands and has to find the brand of a record: both operands are read from
 * data, and neither is a literal.
 */
function isServing(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return isRead(node.left) && isRead(node.right)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  return (
    ['get', 'has', 'of', 'includes'].includes(name.text) &&
    [expression, ...node.arguments].every(isRead)
  )
}

/** `order.brand`, `key`, `invoice?.brand ?? brand.key` */
function isRead(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isRead(node.expression)
  if (ts.isBinaryExpression(node))
    return (
      node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
      isRead(node.left) &&
      isRead(node.right)
    )
  return ts.isIdentifier(node)
}
