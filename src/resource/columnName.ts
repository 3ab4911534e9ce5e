import { snakeCase } from './names.ts'

/** Returns the column name of a field, avoiding SQL keywords and the columns of every table. */
export const columnName = (field: string): string => {
  const name = snakeCase(field)
  return reservedWords.has(name) ? `${name}_` : name
}

const reservedWords: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check
  collate collation column concurrently constraint create cross current_catalog current_date
  current_role current_schema current_time current_timestamp current_user default deferrable desc
  distinct do else end except false fetch for foreign freeze from full grant group having ilike in
  initially inner intersect into is isnull join lateral leading left like limit localtime
  localtimestamp natural not notnull null offset on only or order outer overlaps placing primary
  references returning right select session_user similar some symmetric system_user table
  tablesample then to trailing true union unique user using variadic verbose when where window with
  search_text missing_languages outdated_languages translated_at`.split(/\s+/),
)
