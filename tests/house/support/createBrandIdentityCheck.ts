import { ts } from './syntax.ts'

export type IsBrandIdentity = (node: ts.Node) => boolean

/** The fields that identify a brand; comparing any other field is allowed. */
const identifyingFields = new Set(['key', 'name', 'hosts', 'legalName', 'orderPrefix'])
const brandTypePattern = /\b(Declared)?Brand\b/

/**
 * Returns a function that checks if a node is a brand, its key or its name, under any local name.
 */
export function createBrandIdentityCheck(file: ts.SourceFile): IsBrandIdentity {
  const boundNames: { readonly name: string; readonly scope: ts.Node }[] = []
  const isBoundName = ({ text, pos }: ts.Identifier): boolean =>
    boundNames.some(({ name, scope }) => name === text && scope.pos <= pos && pos < scope.end)

  const isBrandIdentity: IsBrandIdentity = (node) => {
    if (ts.isParenthesizedExpression(node)) return isBrandIdentity(node.expression)
    if (ts.isIdentifier(node)) return /^brand(Key|Name)?$/.test(node.text) || isBoundName(node)
    if (ts.isCallExpression(node)) return isIdentityCall(node.expression)
    if (ts.isTemplateExpression(node))
      return node.templateSpans.some((each) => isBrandIdentity(each.expression))
    if (ts.isBinaryExpression(node))
      return (
        node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
        (isBrandIdentity(node.left) || isBrandIdentity(node.right))
      )
    return (
      isIdentityField(node) || (ts.isPropertyAccessExpression(node) && node.name.text === 'brand')
    )
  }
  /** `useBrand()`, `brand.key.toLowerCase()` */
  const isIdentityCall = (callee: ts.Node): boolean =>
    (ts.isIdentifier(callee) && callee.text === 'useBrand') ||
    (ts.isPropertyAccessExpression(callee) && isIdentityField(callee.expression))
  /** `brand.key`, `brand.name.en`, `brand.commerce.seller.legalName` … */
  const isIdentityField = (node: ts.Node): boolean => {
    if (ts.isElementAccessExpression(node)) return isIdentityField(node.expression)
    if (!ts.isPropertyAccessExpression(node)) return false
    return identifyingFields.has(node.name.text)
      ? isPartOfBrand(node.expression)
      : isIdentityField(node.expression)
  }
  const isPartOfBrand = (node: ts.Node): boolean =>
    isBrand(node) || (ts.isPropertyAccessExpression(node) && isPartOfBrand(node.expression))
  const isBrand = (node: ts.Node): boolean =>
    isBrandIdentity(node) && !isIdentityField(node) && !ts.isTemplateExpression(node)

  const bindName = (pattern: ts.BindingName, scope: ts.Node): void => {
    if (ts.isIdentifier(pattern)) boundNames.push({ name: pattern.text, scope })
    else
      for (const each of pattern.elements) {
        if (!ts.isBindingElement(each)) continue
        const propertyNode = each.propertyName ?? each.name
        if (ts.isIdentifier(propertyNode) && identifyingFields.has(propertyNode.text))
          bindName(each.name, scope)
      }
  }
  const step = (node: ts.Node, scope: ts.Node): void => {
    const inner = ts.isFunctionLike(node) || ts.isBlock(node) ? node : scope
    if (ts.isVariableDeclaration(node) && node.initializer) {
      if (
        ts.isIdentifier(node.name) ? isBrandIdentity(node.initializer) : isBrand(node.initializer)
      )
        bindName(node.name, scope)
    } else if (ts.isParameter(node)) {
      if (node.type && brandTypePattern.test(node.type.getText())) bindName(node.name, scope)
    } else if (ts.isBindingElement(node) && node.propertyName?.getText() === 'brand')
      bindName(node.name, scope)
    ts.forEachChild(node, (child) => step(child, inner))
  }
  step(file, file)
  return isBrandIdentity
}
