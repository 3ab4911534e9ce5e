import type { MigrationStep } from './migration.ts'

/**
 * A column under another name, with its values; one that sync has made already takes them over.
 * @public for the next migration that needs it
 */
export const renameColumn =
  (table: string, from: string, to: string): MigrationStep =>
  (existing) => {
    if (!existing.has(`${table}.${from}`)) return []
    if (!existing.has(`${table}.${to}`))
      return [`alter table ${table} rename column ${from} to ${to}`]
    // A new column that may not be empty was filled by its default, which nobody has chosen.
    const onlyMissing = existing.column(`${table}.${to}`)?.nullable ? ` where ${to} is null` : ''
    return [
      `update ${table} set ${to} = ${from}${onlyMissing}`,
      `alter table ${table} drop column ${from}`,
    ]
  }

/**
 * `using`: the new value, as an expression of the row.
 * @public for the next migration that needs it
 */
export const changeColumnType =
  (table: string, column: string, type: string, using: string): MigrationStep =>
  (existing) =>
    [undefined, type].includes(existing.column(`${table}.${column}`)?.type)
      ? []
      : [`alter table ${table} alter column ${column} type ${type} using ${using}`]

/** SQL that speaks of tables or columns which not every database has. */
export const ifExists =
  (names: readonly string[], ...sql: readonly string[]): MigrationStep =>
  (existing) =>
    names.every(existing.has) ? sql : []
