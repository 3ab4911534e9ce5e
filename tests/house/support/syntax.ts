import ts from 'typescript'
import type { Source } from './sources.ts'

/** Visits every node of a file. */
export function visit({ path, text }: Source, onNode: (node: ts.Node, line: number) => void): void {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const step = (node: ts.Node): void => {
    onNode(node, file.getLineAndCharacterOfPosition(node.pos).line + 1)
    ts.forEachChild(node, step)
  }
  step(file)
}

/** Returns the module specifiers a file imports or re-exports from, as written. */
export function specifiersOf(source: Source): string[] {
  const found: string[] = []
  visit(source, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
        found.push(node.moduleSpecifier.text)
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [first] = node.arguments
      if (first && ts.isStringLiteral(first)) found.push(first.text)
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) found.push(node.argument.literal.text)
    }
  })
  return found
}

export { ts }
