import type { Source } from './sources.ts'
import { stylesIn } from './styles.ts'
import { ts, visit } from './syntax.ts'

const calls = new Set(['animate', 'startViewTransition'])

/** Returns the lines where a script animates something, or moves it with the scroll position. */
export function motionIn(source: Source): string[] {
  const lines = new Set<number>()
  visit(source, (node, line) => {
    if (ts.isStringLiteralLike(node) && node.text === 'smooth') lines.add(line)
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      if (calls.has(node.expression.name.text)) lines.add(line)
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name))
      if (node.name.text === 'viewTransition' && !isFalse(node.initializer)) lines.add(line)
  })
  for (const { property, value, line } of stylesIn(source))
    if (property === 'animation-timeline' || (property === 'scroll-behavior' && value === 'smooth'))
      lines.add(line)
  return [...lines].map((line) => `${source.path}:${line}`)
}

/** `={false}` */
const isFalse = (value: ts.JsxAttributeValue | undefined): boolean =>
  value !== undefined &&
  ts.isJsxExpression(value) &&
  value.expression?.kind === ts.SyntaxKind.FalseKeyword
