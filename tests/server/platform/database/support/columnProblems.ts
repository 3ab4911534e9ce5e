import type { Description } from './describeStatement.ts'
import type { RawStatement } from './findRawStatements.ts'
import type { Origins } from './readOrigins.ts'

/** The types of PostgreSQL, by their numbers, that a family of types of TypeScript can hold. */
const families: Readonly<Record<string, readonly number[]>> = {
  text: [18, 19, 25, 1043, 1184, 2950],
  number: [20, 21, 23, 26, 700, 701, 1700],
  boolean: [16],
}

/** Compares the columns that the code claims with those that PostgreSQL describes. */
export function columnProblems(
  claim: NonNullable<RawStatement['claim']>,
  { columns }: Description,
  origins: Origins,
  text: string,
): string[] {
  const problems: string[] = []
  for (const name of claim.keys())
    if (!columns.some((column) => column.name === name)) problems.push(`lacks the column ${name}`)
  for (const { name, type, origin } of columns) {
    const claimed = claim.get(name)
    if (!claimed) {
      problems.push(`returns the column ${name}, which nothing claims`)
      continue
    }
    if (claimed.family !== 'any' && !families[claimed.family]?.includes(type))
      problems.push(`${name} has type ${type}, which is no ${claimed.family}`)
    const nullable = origins.get(origin)
    if (nullable && !claimed.nullable) problems.push(`${name} may be null: ${nullable}`)
  }
  return problems
}
