import type { Description } from './describeStatement.ts'
import type { RawStatement } from './findRawStatements.ts'
import type { NullableColumns } from './readNullableColumns.ts'

/** The types of PostgreSQL, by their numbers, that a family of types of TypeScript can hold. */
const families: Readonly<Record<string, readonly number[]>> = {
  text: [18, 19, 25, 1043, 1184, 2950],
  number: [20, 21, 23, 26, 700, 701, 1700],
  boolean: [16],
}

/** Columns that are set together with another. */
const setTogether: Readonly<Record<string, string>> = {
  'orders.invoiced_at': 'invoice_number',
}

/** Whether a condition of the statement excludes the rows where a column is null. */
const isNeverNull = (path: string, text: string): boolean =>
  text.includes(`${setTogether[path] ?? path.split('.')[1]} is not null`)

/** Compares the columns that the code claims with those that PostgreSQL describes. */
export function columnProblems(
  text: string,
  claim: NonNullable<RawStatement['claim']>,
  { columns }: Description,
  nullableColumns: NullableColumns,
): string[] {
  const names = new Set(columns.map(({ name }) => name))
  const problems = [...claim]
    .filter(([name, { optional }]) => !optional && !names.has(name))
    .map(([name]) => `lacks the column ${name}`)
  for (const { name, type, origin } of columns) {
    const claimed = claim.get(name)
    if (!claimed) {
      if (!text.includes('*')) problems.push(`returns the column ${name}, which nothing claims`)
      continue
    }
    const isNull = new RegExp(`\\bnull as "?${name}\\b`).test(text)
    if (!isNull && claimed.family !== 'any' && !families[claimed.family]?.includes(type))
      problems.push(`${name} has type ${type}, which is no ${claimed.family}`)
    const path = nullableColumns.get(origin)
    if (path && !claimed.nullable && !isNeverNull(path, text))
      problems.push(`${name} may be null: ${path}`)
  }
  return problems
}
