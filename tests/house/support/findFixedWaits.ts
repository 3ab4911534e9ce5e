import type { Source } from './sources.ts'
import { ts } from './syntax.ts'

/**
 * Returns the path and text of every wait for a time: `await setTimeout(500)`, or the same in a
 * promise. A pause at the end of each round of a loop is none: the loop waits for a fact.
 */
export function findFixedWaits({ path, text }: Source): string[] {
  if (!text.includes('setTimeout(')) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const step = (node: ts.Node): void => {
    if (isFixedWait(node) && !isPauseOfLoop(node)) found.push(`${path}: ${node.getText()}`)
    ts.forEachChild(node, step)
  }
  step(file)
  return found
}

const isFixedWait = (node: ts.Node): boolean =>
  ts.isNewExpression(node)
    ? isPromiseOfTimer(node)
    : isTimer(node) && ts.isAwaitExpression(node.parent)

/** `new Promise((done) => setTimeout(done, 500))` */
function isPromiseOfTimer(node: ts.NewExpression): boolean {
  const executor = node.arguments?.[0]
  if (!executor || !ts.isArrowFunction(executor)) return false
  const { body } = executor
  const [only, ...others] = ts.isBlock(body) ? body.statements : [body]
  const call = only && ts.isExpressionStatement(only) ? only.expression : only
  return others.length === 0 && call !== undefined && isTimer(call) && call.arguments.length > 1
}

const isTimer = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'setTimeout'

/** Whether it ends the rounds of a loop that goes on until a condition holds. */
function isPauseOfLoop(node: ts.Node): boolean {
  let statement = node
  while (!ts.isStatement(statement)) {
    if (ts.isFunctionLike(statement)) return false
    statement = statement.parent
  }
  const { parent } = statement
  const isLast = !ts.isBlock(parent) || parent.statements.at(-1) === statement
  const loop = ts.isBlock(parent) ? parent.parent : parent
  return isLast && (ts.isWhileStatement(loop) || ts.isForStatement(loop) || ts.isDoStatement(loop))
}
