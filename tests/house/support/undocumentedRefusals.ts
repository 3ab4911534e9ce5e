import { ts } from './syntax.ts'
import type { Source } from './sources.ts'

/**
 * Returns the exported functions whose docstring does not name every problem code that they refuse
 * with themselves, with the missing codes.
 */
export function undocumentedRefusals({ path, text }: Source): string[] {
  if (!text.includes('refuse(')) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return file.statements.flatMap((statement) => {
    const body = isExported(statement) ? bodyOf(statement) : undefined
    const docstring = ts.getJSDocCommentsAndTags(statement).at(-1)?.getText() ?? ''
    return codesIn(body)
      .filter((code) => !docstring.includes(`\`${code}\``))
      .map((code) => `${path}: ${code}`)
  })
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))

function bodyOf(statement: ts.Statement): ts.Node | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.body
  if (!ts.isVariableStatement(statement)) return undefined
  const value = statement.declarationList.declarations[0]?.initializer
  return value && ts.isArrowFunction(value) ? value.body : undefined
}

/** Returns the codes that a body refuses with, without those of functions inside it. */
function codesIn(body: ts.Node | undefined): string[] {
  const codes = new Set<string>()
  const step = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isCallExpression(node) && node.expression.getText() === 'refuse') {
      const [code] = node.arguments
      if (code && ts.isStringLiteral(code)) codes.add(code.text)
    }
    ts.forEachChild(node, step)
  }
  if (body) step(body)
  return [...codes]
}
