import {
  isExpression,
  sql,
  type Compilable,
  type CompiledQuery,
  type InsertObject,
  type RawBuilder,
} from 'kysely'
import { runQuery, type Database } from './database.ts'
import type { Tables } from './tables.generated.ts'

/** Stands for a value that a statement is given each time it runs. */
class Placeholder<Name> {
  readonly name: Name
  constructor(name: Name) {
    this.name = name
  }
}

/** Returns what stands for one of the values. */
export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

/**
 * Returns a function that runs a statement of the query builder, which is compiled at its first run
 * only: that takes several times as long as sending a short one.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Database, value: ValueOf<Values>) => Compilable<Row>,
) {
  let compiled: CompiledQuery<Row> | undefined
  return (db: Database, values: Values) => {
    const statement = (compiled ??= build(db, (name) => sql`${new Placeholder(name)}`).compile())
    const parameters = statement.parameters.map((each) =>
      each instanceof Placeholder ? Reflect.get(values, each.name) : each,
    )
    return runQuery<Row>(db, { compile: () => ({ ...statement, parameters }) })
  }
}

const insertions = new Map<string, CompiledQuery>()

/** Inserts a row with a statement that is compiled once for all rows with the same columns. */
export function insertRow<Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  row: InsertObject<Tables, Table>,
) {
  const values = Object.values(row)
  // A column without a value, or with an expression, is part of the text.
  const isPartOfText = (value: unknown): boolean =>
    value === undefined || typeof value === 'function' || isExpression(value)
  if (values.some(isPartOfText)) return runQuery(db, db.insertInto(table).values(row))
  const key = `${table} ${Object.keys(row).join()}`
  const insertion = insertions.get(key) ?? db.insertInto(table).values(row).compile()
  insertions.set(key, insertion)
  return runQuery(db, { compile: () => ({ ...insertion, parameters: values }) })
}
