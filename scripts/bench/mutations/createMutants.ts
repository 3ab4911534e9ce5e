import ts from 'typescript'

/** One small change of a file that its tests should notice. */
export type Mutant = {
  readonly path: string
  readonly line: number
  readonly from: string
  readonly to: string
  /** the whole file with the change */
  readonly text: string
}

const { SyntaxKind } = ts

const otherOperators = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
])

const otherSqlWords = new Map([
  ['and', 'or'],
  ['or', 'and'],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['+', '-'],
  ['-', '+'],
])

/**
 * Returns every mutant of a file: another operator, also in SQL, a flipped constant, a condition
 * turned round, a call that is left out.
 */
export function createMutants(path: string, text: string): Mutant[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []

  function replace(start: number, end: number, to: string): void {
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    const from = text.slice(start, end)
    mutants.push({ path, line, from, to, text: text.slice(0, start) + to + text.slice(end) })
  }
  const replaceNode = (node: ts.Node, to: string): void =>
    replace(node.getStart(file), node.end, to)

  function visit(node: ts.Node): void {
    // Types do nothing at run time, and a changed loop may never end.
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isForStatement(node) || ts.isWhileStatement(node)) return visit(node.statement)
    if (ts.isBinaryExpression(node)) {
      const operator = otherOperators.get(node.operatorToken.kind)
      if (operator) replaceNode(node.operatorToken, operator)
    }
    if (node.kind === SyntaxKind.TrueKeyword) replaceNode(node, 'false')
    if (node.kind === SyntaxKind.FalseKeyword) replaceNode(node, 'true')
    if (ts.isNumericLiteral(node)) replaceNode(node, `(${node.text} + 1)`)
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition
      replaceNode(condition, `!(${condition.getText(file)})`)
    }
    if (ts.isExpressionStatement(node)) replaceNode(node, '{}')
    if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
      visitTemplate(node)
    ts.forEachChild(node, visit)
  }

  function visitTemplate(template: ts.TemplateLiteral): void {
    const parts = ts.isTemplateExpression(template)
      ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
      : [template]
    for (const part of parts)
      for (const { 0: word, index } of part.getText(file).matchAll(/(?<= )\S+(?= )/g)) {
        const other = otherSqlWords.get(word)
        const start = part.getStart(file) + index
        if (other) replace(start, start + word.length, other)
      }
  }

  visit(file)
  return mutants
}
