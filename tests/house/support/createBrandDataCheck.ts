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
/** Fields with a closed set of values: each has a meaning of its own, independent of the brand. */
const choices = new Set(['features', 'layout', 'shape', 'typography', 'language', 'languages'])

/** Returns a function that checks if an expression is data of a brand or of its shop settings. */
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

/** Returns whether a member belongs to one of the brand types and is not a choice. */
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

/** Resolves the property behind `{ country }` and `{ country: where }` in a destructuring. */
function destructuredProperty(
  checker: ts.TypeChecker,
  { parent, propertyName, name }: ts.BindingElement,
) {
  const propertyNode = propertyName ?? name
  return ts.isIdentifier(propertyNode)
    ? checker.getTypeAtLocation(parent).getProperty(propertyNode.text)
    : undefined
}

/** `{ en }` from `brand.name` */
const isPart = ({ parent }: ts.BindingElement, isBrandData: (node: ts.Node) => boolean): boolean =>
  ts.isVariableDeclaration(parent.parent) &&
  parent.parent.initializer !== undefined &&
  isBrandData(parent.parent.initializer)

export const locationOf = (node: ts.Node): string => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${relative(root, file.fileName)}:${line + 1}: ${node.getText().split('\n', 1).join()}`
}
