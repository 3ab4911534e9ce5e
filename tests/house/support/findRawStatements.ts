import { relative } from 'node:path'
import { root } from './sources.ts'
import { ts } from './syntax.ts'
import { getProductProgram } from './productProgram.ts'
import { createTextReader } from './sqlTexts.ts'

/** A column that the code claims to get. */
export type ClaimedColumn = {
  readonly family: 'text' | 'number' | 'boolean' | 'any'
  readonly nullable: boolean
  readonly optional: boolean
}

/** A call of `runSql`. */
export type RawStatement = {
  readonly path: string
  readonly line: number
  /** every text that it can have; undefined if it is composed while the server runs */
  readonly texts: readonly string[] | undefined
  /** how many values it passes, if that can be seen */
  readonly values: number | undefined
  /** undefined if the code claims nothing */
  readonly claim: ReadonlyMap<string, ClaimedColumn> | undefined
}

/** Finds every raw statement in `src/server` by reading its source. */
export function findRawStatements(): RawStatement[] {
  const program = getProductProgram()
  const checker = program.getTypeChecker()
  const readTexts = createTextReader(checker)
  const statements: RawStatement[] = []
  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName)
    if (!path.startsWith('src/server/')) continue
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      if (!ts.isCallExpression(node) || node.expression.getText(file) !== 'runSql') return
      const [, text, values] = node.arguments
      if (!text) return
      statements.push({
        path,
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
        texts: readTexts(text)?.filter(Boolean),
        values: countElements(values),
        claim: node.typeArguments?.[0] && readClaim(checker, node.typeArguments[0]),
      })
    }
    visit(file)
  }
  return statements
}

function countElements(values: ts.Expression | undefined): number | undefined {
  if (!values) return 0
  if (!ts.isArrayLiteralExpression(values) || values.elements.some(ts.isSpreadElement))
    return undefined
  return values.elements.length
}

/** Reads the columns of a row; one of several shapes may have columns that others lack. */
function readClaim(checker: ts.TypeChecker, node: ts.TypeNode): RawStatement['claim'] {
  const row = checker.getTypeFromTypeNode(node)
  const shapes = row.isUnion() ? row.types : [row]
  const columns = new Map<string, ClaimedColumn>()
  for (const column of shapes.flatMap((shape) => checker.getPropertiesOfType(shape))) {
    const type = checker.getTypeOfSymbol(column)
    const earlier = columns.get(column.name)
    const family = familyOf(checker.getNonNullableType(type))
    columns.set(column.name, {
      family: earlier && earlier.family !== family ? 'any' : family,
      nullable: isNullable(checker, type) || earlier?.nullable === true,
      optional: Boolean(column.flags & ts.SymbolFlags.Optional),
    })
  }
  return columns.size ? columns : undefined
}

const isNullable = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  checker.isTypeAssignableTo(checker.getNullType(), type)

function familyOf(type: ts.Type): ClaimedColumn['family'] {
  const members = type.isUnion() ? type.types : [type]
  const isAll = (flags: ts.TypeFlags) => members.every((each) => each.flags & flags)
  if (isAll(ts.TypeFlags.StringLike)) return 'text'
  if (isAll(ts.TypeFlags.NumberLike)) return 'number'
  return isAll(ts.TypeFlags.BooleanLike) ? 'boolean' : 'any'
}
