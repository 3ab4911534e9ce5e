import type { MigrationStep } from './migration.ts'

/**
 * Renames a column and keeps its values; if sync has created the new column already, the values are
 * copied.
 * @public for the next migration that needs it
 */
export const renameColumn =
  (table: string, from: string, to: string): MigrationStep =>
  (existing) => {
    if (!existing.has(`${table}.${from}`)) return []
    if (!existing.has(`${table}.${to}`))
      return [`alter table ${table} rename column ${from} to ${to}`]
    // A new column that is not nullable holds its default, which nobody has chosen.
    const onlyMissing = existing.column(`${table}.${to}`)?.nullable ? ` where ${to} is null` : ''
    return [
      `update ${table} set ${to} = ${from}${onlyMissing}`,
      `alter table ${table} drop column ${from}`,
    ]
  }

/**
 * Changes the type of a column; `using` is the new value as an expression of the row.
 * @public for the next migration that needs it
 */
export const changeColumnType =
  (table: string, column: string, type: string, using: string): MigrationStep =>
  (existing) =>
    [undefined, type].includes(existing.column(`${table}.${column}`)?.type)
      ? []
      : [`alter table ${table} alter column ${column} type ${type} using ${using}`]

/** Returns a step that runs only where all the named tables and columns exist. */
export const ifExists =
  (names: readonly string[], ...sql: readonly string[]): MigrationStep =>
  (existing) =>
    names.every(existing.has) ? sql : []
