import { ts } from './syntax.ts'

/** The texts of the parameters of a function at one of its calls. */
type Bindings = ReadonlyMap<ts.Symbol, readonly string[]>

/** A statement with more variants than this is too dynamic to be checked. */
const maxVariants = 64

/**
 * Returns a function that evaluates an expression to every text it can have: constants, literal
 * types, conditions, and calls of functions that only return an expression of these.
 */
export function createTextReader(checker: ts.TypeChecker) {
  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  function read(node: ts.Expression, bindings: Bindings, depth = 0): readonly string[] | undefined {
    if (depth > 20) return undefined
    const next = (each: ts.Expression) => read(each, bindings, depth + 1)
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text]
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return next(node.expression)
    if (ts.isSatisfiesExpression(node)) return next(node.expression)
    if (ts.isTemplateExpression(node))
      return concatenate([
        [node.head.text],
        ...node.templateSpans.flatMap(({ expression, literal }) => [
          next(expression),
          [literal.text],
        ]),
      ])
    if (ts.isConditionalExpression(node)) return unite([next(node.whenTrue), next(node.whenFalse)])
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return concatenate([next(node.left), next(node.right)])
    return (
      (ts.isCallExpression(node) && readCall(node, bindings, depth)) ||
      (ts.isElementAccessExpression(node) && readEntry(node, bindings, depth)) ||
      readSymbol(node, bindings, depth) ||
      readType(checker.getTypeAtLocation(node))
    )
  }

  function readSymbol(node: ts.Expression, bindings: Bindings, depth: number) {
    const symbol = symbolOf(node)
    const bound = symbol && bindings.get(symbol)
    if (bound) return bound
    const declaration = symbol?.valueDeclaration
    const loop = declaration?.parent.parent
    if (loop && ts.isForOfStatement(loop)) {
      const items = readList(loop.expression, bindings, depth + 1)
      return items && unite(items)
    }
    const isConstant =
      declaration &&
      ((ts.isVariableDeclaration(declaration) &&
        ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) ||
        ts.isPropertyAssignment(declaration))
    return isConstant && declaration.initializer
      ? read(declaration.initializer, bindings, depth + 1)
      : undefined
  }

  /** Reads any of the texts in a constant table. */
  function readEntry(node: ts.ElementAccessExpression, bindings: Bindings, depth: number) {
    const declaration = symbolOf(node.expression)?.valueDeclaration
    const table = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    const literal =
      table && (ts.isSatisfiesExpression(table) || ts.isAsExpression(table))
        ? table.expression
        : table
    if (!literal || !ts.isObjectLiteralExpression(literal)) return undefined
    return unite(
      literal.properties.map((each) =>
        ts.isPropertyAssignment(each) ? read(each.initializer, bindings, depth + 1) : undefined,
      ),
    )
  }

  function readCall(node: ts.CallExpression, bindings: Bindings, depth: number) {
    if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join') {
      const lists = readList(node.expression.expression, bindings, depth)
      const separator = node.arguments[0] ? read(node.arguments[0], bindings, depth + 1) : [',']
      return (
        lists && concatenate(lists.flatMap((each, index) => (index ? [separator, each] : [each])))
      )
    }
    const callee = functionOf(node.expression)
    const body = callee && returnedExpression(callee)
    return body && read(body, bind(callee, node.arguments, bindings, depth), depth + 1)
  }

  function bind(
    callee: ts.SignatureDeclaration,
    values: readonly ts.Expression[],
    bindings: Bindings,
    depth: number,
  ): Bindings {
    const bound = new Map(bindings)
    callee.parameters.forEach((parameter, index) => {
      const symbol = checker.getSymbolAtLocation(parameter.name)
      const value = values[index] ?? parameter.initializer
      const texts = value && read(value, bindings, depth + 1)
      if (symbol && texts) bound.set(symbol, texts)
    })
    return bound
  }

  function functionOf(node: ts.Expression): ts.FunctionLikeDeclaration | undefined {
    if (ts.isArrowFunction(node)) return node
    const declaration = symbolOf(node)?.valueDeclaration
    if (declaration && ts.isFunctionDeclaration(declaration)) return declaration
    if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined
    const { initializer } = declaration
    return initializer && ts.isArrowFunction(initializer) ? initializer : undefined
  }

  function readList(
    node: ts.Expression,
    bindings: Bindings,
    depth: number,
  ): readonly (readonly string[] | undefined)[] | undefined {
    if (ts.isAsExpression(node)) return readList(node.expression, bindings, depth)
    if (ts.isArrayLiteralExpression(node))
      return node.elements.map((each) => read(each, bindings, depth + 1))
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [mapper] = node.arguments
      if (node.expression.name.text !== 'map' || !mapper) return undefined
      const items = readList(node.expression.expression, bindings, depth)
      const callee = functionOf(mapper)
      const body = callee && returnedExpression(callee)
      const [parameter] = callee?.parameters ?? []
      const symbol = parameter && checker.getSymbolAtLocation(parameter.name)
      return (
        body &&
        symbol &&
        items?.map((item) => item && read(body, new Map([...bindings, [symbol, item]]), depth + 1))
      )
    }
    const declaration = symbolOf(node)?.valueDeclaration
    return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? readList(declaration.initializer, bindings, depth)
      : undefined
  }

  return (node: ts.Expression) => read(node, new Map())
}

function returnedExpression({ body }: ts.FunctionLikeDeclaration): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body
  const last = body.statements.at(-1)
  return body.statements.length === 1 && last && ts.isReturnStatement(last)
    ? last.expression
    : undefined
}

function readType(type: ts.Type): readonly string[] | undefined {
  const members = type.isUnion() ? type.types : [type]
  const texts = members.flatMap((each) =>
    each.isStringLiteral() || each.isNumberLiteral() ? [String(each.value)] : [],
  )
  return texts.length === members.length ? texts : undefined
}

const unite = (parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
  parts.every((each) => each !== undefined) ? [...new Set(parts.flat())] : undefined

function concatenate(
  parts: readonly (readonly string[] | undefined)[],
): readonly string[] | undefined {
  let texts: readonly string[] = ['']
  for (const part of parts) {
    if (!part) return undefined
    texts = texts.flatMap((text) => part.map((each) => text + each))
    if (texts.length > maxVariants) return undefined
  }
  return texts
}
