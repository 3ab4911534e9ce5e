import { relative } from 'node:path'
import { root } from './sources.ts'
import { ts } from './syntax.ts'

const brandTypes = new Set([
  'Brand',
  'BrandTexts',
  'Contact',
  'Commerce',
  'ShopTexts',
  'ShopSettings',
])
const declarationFiles = /\/src\/domain\/(brand|declaredBrand|shopSettings)\.ts$/
/** What is there to be chosen from: each choice has a meaning of its own, whoever chose it. */
const choices = new Set(['features', 'layout', 'shape', 'typography', 'language', 'languages'])

/** Whether an expression is something that a brand, or staff in its place, says of itself. */
export function createBrandDataCheck(checker: ts.TypeChecker): (node: ts.Node) => boolean {
  const isData = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.declarations?.some(
      (each) => ts.isPropertySignature(each) && isBrandDataMember(each) && !isChoice(each),
    ) ?? false
  const isRole = (node: ts.PropertyAccessExpression | ts.ElementAccessExpression): boolean =>
    /\bPalette\b/.test(typeName(checker, node.expression))

  const isBrandData = (node: ts.Node, depth = 0): boolean => {
    if (depth > 6) return false
    const next = (one: ts.Node): boolean => isBrandData(one, depth + 1)
    if (ts.isParenthesizedExpression(node)) return next(node.expression)
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const name = ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression
      return isData(checker.getSymbolAtLocation(name)) || isRole(node) || next(node.expression)
    }
    if (ts.isCallExpression(node))
      return ts.isPropertyAccessExpression(node.expression) && next(node.expression.expression)
    if (ts.isTemplateExpression(node))
      return node.templateSpans.some((each) => next(each.expression))
    if (ts.isConditionalExpression(node)) return next(node.whenTrue) || next(node.whenFalse)
    if (ts.isBinaryExpression(node))
      return isCombination(node) && (next(node.left) || next(node.right))
    if (!ts.isIdentifier(node)) return false
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration
    if (!declaration) return false
    if (ts.isVariableDeclaration(declaration))
      return declaration.initializer ? next(declaration.initializer) : false
    return (
      ts.isBindingElement(declaration) &&
      (isData(destructuredProperty(checker, declaration)) || isPart(declaration, next))
    )
  }
  return (node) => isBrandData(node)
}

const isCombination = ({ operatorToken }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
  operatorToken.kind === ts.SyntaxKind.BarBarToken ||
  operatorToken.kind === ts.SyntaxKind.PlusToken

/** Within one of the types of a brand, in a member of it that is no choice. */
function isBrandDataMember(node: ts.PropertySignature): boolean {
  if (!declarationFiles.test(node.getSourceFile().fileName)) return false
  for (let up: ts.Node = node.parent; up; up = up.parent)
    if (ts.isTypeAliasDeclaration(up))
      return brandTypes.has(up.name.text) || up.name.text === 'DeclaredBrand'
  return false
}
const isChoice = (node: ts.PropertySignature): boolean =>
  ts.isIdentifier(node.name) && choices.has(node.name.text)

const typeName = (checker: ts.TypeChecker, node: ts.Node): string =>
  checker.typeToString(checker.getTypeAtLocation(node))

/** `{ country }` and `{ country: where }` of whatever is taken apart. */
function destructuredProperty(
  checker: ts.TypeChecker,
  { parent, propertyName, name }: ts.BindingElement,
) {
  const propertyNode = propertyName ?? name
  return ts.isIdentifier(propertyNode)
    ? checker.getTypeAtLocation(parent).getProperty(propertyNode.text)
    : undefined
}

/** `{ en }` of `brand.name` */
const isPart = ({ parent }: ts.BindingElement, isBrandData: (node: ts.Node) => boolean): boolean =>
  ts.isVariableDeclaration(parent.parent) &&
  parent.parent.initializer !== undefined &&
  isBrandData(parent.parent.initializer)

export const locationOf = (node: ts.Node): string => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${relative(root, file.fileName)}:${line + 1}: ${node.getText().split('\n', 1).join()}`
}
