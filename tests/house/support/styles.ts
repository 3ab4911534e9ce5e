import { parseDeclarations } from './readSheets.ts'
import { filesUnder, readSource, type Source } from './sources.ts'
import { ts, visit } from './syntax.ts'

export type Style = {
  readonly path: string
  readonly line: number
  readonly property: string
  readonly value: string
}

/** Returns all styles of the folders: in style sheets, template strings, objects and attributes. */
export const stylesUnder = (...folders: readonly string[]): Style[] =>
  filesUnder(...folders)
    .filter((path) => /\.(css|ts|tsx)$/.test(path))
    .map(readSource)
    .flatMap(stylesIn)

export const stylesIn = (source: Source): Style[] =>
  source.path.endsWith('.css') ? stylesInText(source.path, 1, source.text) : stylesInScript(source)

/** Blanks comments and keeps the line numbers. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))

/** The start of a text, or an attribute within it, is a style as well. */
function stylesInText(path: string, first: number, rawText: string): Style[] {
  const text = withoutComments(rawText).replaceAll(/(style=)["']/g, '$1;')
  return parseDeclarations({ path, text }).map(({ property, value, index }) => ({
    path,
    line: first + text.slice(0, index).split('\n').length - 1,
    property,
    value,
  }))
}

function stylesInScript(source: Source): Style[] {
  const { path } = source
  const found: Style[] = []
  visit(source, (node, line) => {
    if (ts.isStringLiteralLike(node)) found.push(...stylesInText(path, line, node.text))
    else if (ts.isTemplateExpression(node)) found.push(...stylesInText(path, line, textOf(node)))
    else if (ts.isObjectLiteralExpression(node))
      for (const each of node.properties) found.push(...stylesOfProperty(each, node, path, line))
    else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.initializer)
      for (const value of valuesIn(node.initializer))
        found.push({ path, line, property: kebab(node.name.text), value })
    else if (ts.isBinaryExpression(node) && isStyleAccess(node.left))
      for (const value of valuesIn(node.right))
        found.push({ path, line, property: kebab(node.left.name.text), value })
  })
  return found
}

/** A computed part stands for one length. */
const textOf = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text + templateSpans.map(({ literal }) => `0${literal.text}`).join('')

/** `element.style.left` */
const isStyleAccess = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'style'

function stylesOfProperty(
  property: ts.ObjectLiteralElementLike,
  object: ts.ObjectLiteralExpression,
  path: string,
  line: number,
): Style[] {
  const name = nameOf(property)
  // Elsewhere, `left` and `right` are numbers of a calculation.
  if (
    /^(left|right)$/.test(name) &&
    !object.properties.some((one) => placementProperties.test(nameOf(one)))
  )
    return []
  if (ts.isShorthandPropertyAssignment(property))
    return [{ path, line, property: kebab(name), value: name }]
  if (!ts.isPropertyAssignment(property)) return []
  const values = valuesIn(property.initializer)
  return (values.length > 0 ? values : ['0']).map((value) => ({
    path,
    line,
    property: (lengthPattern.test(value) && shorthands[name]) || kebab(name),
    value,
  }))
}

/** Properties whose presence means that an object positions something. */
const placementProperties =
  /^(top|bottom|position|inset|insetBlock\w*|width|height|inlineSize|blockSize|transform|zIndex|display|margin\w*|padding\w*|content|background\w*|color)$/

const nameOf = ({ name }: ts.ObjectLiteralElementLike): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : ''

const shorthands: Readonly<Record<string, string>> = {
  ml: 'margin-left',
  mr: 'margin-right',
  pl: 'padding-left',
  pr: 'padding-right',
}
/** `mr` may also be a title. */
const lengthPattern = /^-?[\d.]+[a-z%]*$|^auto$/
const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns every text and number an expression may evaluate to. */
function valuesIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [textOf(node)]
  if (ts.isConditionalExpression(node))
    return [...valuesIn(node.whenTrue), ...valuesIn(node.whenFalse)]
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(valuesIn)
  if (ts.isBinaryExpression(node)) return [...valuesIn(node.left), ...valuesIn(node.right)]
  if (ts.isPrefixUnaryExpression(node)) return valuesIn(node.operand)
  const inner =
    ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node)
      ? node.expression
      : ts.isJsxExpression(node)
        ? node.expression
        : ts.isArrowFunction(node)
          ? node.body
          : undefined
  return inner ? valuesIn(inner) : []
}
