import type { Source } from '../../house/support/sources.ts'
import { ts } from '../../house/support/syntax.ts'

/** A text in both languages, and its path. */
export type Pair = { readonly at: string; readonly en: string; readonly ar: string }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Returns all texts of data by language; a missing one is empty. */
export function pairsIn(value: unknown, at: string): Pair[] {
  if (!isRecord(value)) return []
  if (isByLanguage(value)) return sidesOf(value['en'], value['ar'], at)
  return Object.entries(value).flatMap(([key, each]) => pairsIn(each, `${at}.${key}`))
}

/** Languages may also be choices, each with labels by language. */
const isByLanguage = (value: Readonly<Record<string, unknown>>): boolean =>
  ['en', 'ar'].some((code) => code in value && !(isRecord(value[code]) && 'en' in value[code]))

function sidesOf(en: unknown, ar: unknown, at: string): Pair[] {
  if (!isRecord(en) && !isRecord(ar)) return [{ at, en: String(en ?? ''), ar: String(ar ?? '') }]
  const [english, arabic] = [isRecord(en) ? en : {}, isRecord(ar) ? ar : {}]
  const keys = new Set([...Object.keys(english), ...Object.keys(arabic)])
  return [...keys].flatMap((key) => sidesOf(english[key], arabic[key], `${at}.${key}`))
}

/**
 * Returns the Arabic texts in code: in Arabic files, or in the Arabic part of a table by language.
 */
export function arabicIn(source: Source): { readonly at: string; readonly text: string }[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true)
  const found: { at: string; text: string }[] = []
  const say = (node: ts.Node, text: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push({ at: `${source.path}:${line + 1}`, text })
  }
  const step = (node: ts.Node, isArabic: boolean): void => {
    if (isArabic && isSaid(node)) say(node, node.text)
    ts.forEachChild(node, (child) => step(child, isArabic || isArabicPart(node)))
  }
  step(file, /\/ar(\/.*)?\.ts$/.test(source.path))
  return found
}

const isArabicPart = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'ar'

/** Recognises texts and parts of templates, but not imports, names or comparisons. */
function isSaid(
  node: ts.Node,
): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return true
  // As in `amountsIn('ar')`.
  if (!ts.isStringLiteralLike(node) || node.text === 'ar') return false
  const { parent } = node
  return !(
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.getText().endsWith('==')) ||
    (ts.isCallExpression(parent) &&
      /\.(join|split|replace|replaceAll)$/.test(parent.expression.getText()))
  )
}
