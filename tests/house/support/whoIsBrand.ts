import { ts } from './syntax.ts'

export type IsWho = (node: ts.Node) => boolean

/** What tells one brand from another; all else that it says may be asked. */
const telling = new Set(['key', 'name', 'hosts', 'legalName', 'orderPrefix'])
const isOfBrands = /\b(Declared)?Brand\b/

/** What is a brand, its key or its name, under whatever name a file keeps it. */
export function whoIn(file: ts.SourceFile): IsWho {
  const kept: { readonly name: string; readonly scope: ts.Node }[] = []
  const isKept = ({ text, pos }: ts.Identifier): boolean =>
    kept.some(({ name, scope }) => name === text && scope.pos <= pos && pos < scope.end)

  const isWho: IsWho = (node) => {
    if (ts.isParenthesizedExpression(node)) return isWho(node.expression)
    if (ts.isIdentifier(node)) return /^brand(Key|Name)?$/.test(node.text) || isKept(node)
    if (ts.isCallExpression(node)) return isAsked(node.expression)
    if (ts.isTemplateExpression(node))
      return node.templateSpans.some((each) => isWho(each.expression))
    if (ts.isBinaryExpression(node))
      return (
        node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
        (isWho(node.left) || isWho(node.right))
      )
    return isTold(node) || (ts.isPropertyAccessExpression(node) && node.name.text === 'brand')
  }
  /** `useBrand()`, `brand.key.toLowerCase()` */
  const isAsked = (called: ts.Node): boolean =>
    (ts.isIdentifier(called) && called.text === 'useBrand') ||
    (ts.isPropertyAccessExpression(called) && isTold(called.expression))
  /** `brand.key`, `brand.name.en`, `brand.commerce.seller.legalName` … */
  const isTold = (node: ts.Node): boolean => {
    if (ts.isElementAccessExpression(node)) return isTold(node.expression)
    if (!ts.isPropertyAccessExpression(node)) return false
    return telling.has(node.name.text) ? isPartOfBrand(node.expression) : isTold(node.expression)
  }
  const isPartOfBrand = (node: ts.Node): boolean =>
    isBrand(node) || (ts.isPropertyAccessExpression(node) && isPartOfBrand(node.expression))
  const isBrand = (node: ts.Node): boolean =>
    isWho(node) && !isTold(node) && !ts.isTemplateExpression(node)

  const keep = (pattern: ts.BindingName, scope: ts.Node): void => {
    if (ts.isIdentifier(pattern)) kept.push({ name: pattern.text, scope })
    else
      for (const each of pattern.elements) {
        if (!ts.isBindingElement(each)) continue
        const taken = each.propertyName ?? each.name
        if (ts.isIdentifier(taken) && telling.has(taken.text)) keep(each.name, scope)
      }
  }
  const step = (node: ts.Node, scope: ts.Node): void => {
    const inner = ts.isFunctionLike(node) || ts.isBlock(node) ? node : scope
    if (ts.isVariableDeclaration(node) && node.initializer) {
      if (ts.isIdentifier(node.name) ? isWho(node.initializer) : isBrand(node.initializer))
        keep(node.name, scope)
    } else if (ts.isParameter(node)) {
      if (node.type && isOfBrands.test(node.type.getText())) keep(node.name, scope)
    } else if (ts.isBindingElement(node) && node.propertyName?.getText() === 'brand')
      keep(node.name, scope)
    ts.forEachChild(node, (child) => step(child, inner))
  }
  step(file, file)
  return isWho
}
