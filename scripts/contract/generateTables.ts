import type { Field, Resource } from '#resource/resource.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { prepareTables } from '#server/boot/prepareTables.ts'
import { connectEmbedded } from '#server/platform/database/connect.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import knownColumns from './columns.json' with { type: 'json' }

/** The types of columns of which the database knows only that they hold text or JSON. */
const columnTypes: Readonly<Record<string, string>> = knownColumns.types

/**
 * Columns without a constraint that are never null, because the one place that inserts their rows
 * always sets them.
 */
const filledColumns: Readonly<Record<string, readonly string[]>> = knownColumns.filled

type Column = {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly hasDefault: boolean
}

/** Returns the types of all tables, read from a database that is prepared as at a start. */
export async function generateTables(): Promise<Readonly<Record<string, string>>> {
  const catalogue = await loadCatalogue()
  const connection = await connectEmbedded(undefined)
  try {
    await prepareTables(connection, [catalogue])
    const text = renderTables(await readColumns(connection.db), [...catalogue.values()])
    return { 'src/server/platform/database/tables.generated.ts': text }
  } finally {
    await connection.close()
  }
}

async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await runSql<Column>(
    db,
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
       not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as "hasDefault"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped
     order by c.relname collate "C", a.attname collate "C"`,
  )
  return rows
}

/** Columns that many tables have, by the name of their type. */
const sharedColumns = {
  RecordColumns: [
    'created_at',
    'id',
    'missing_languages',
    'outdated_languages',
    'search_text',
    'translated_at',
    'updated_at',
    'version',
  ],
  MemberColumns: ['facts', 'position', 'source_id', 'target_id'],
}

function renderTables(columns: readonly Column[], resources: readonly Resource[]): string {
  const fields = new Map(
    resources.flatMap(({ table, fields: ofTable }) =>
      ofTable.flatMap((field) =>
        columnsOf(field).map(({ name }): [string, Field] => [`${table}.${name}`, field]),
      ),
    ),
  )
  const tables = Map.groupBy(columns, ({ table }) => table)
  const isOfResource = (name: string): boolean =>
    resources.some(({ table }) => name === table || name.startsWith(`${table}__`))
  const renderColumns = (each: readonly Column[], indent: string): string =>
    `{\n${each.map((column) => `${indent}  ${column.name}: ${renderType(column, fields)}\n`).join('')}${indent}}`
  const sharedTypes: Record<string, string> = {}
  const tableTypes = [...tables].map(([table, ofTable]) => {
    const [type, names = []] =
      Object.entries(sharedColumns).find(([, each]) =>
        each.every((name) => ofTable.some((column) => column.name === name)),
      ) ?? []
    const [shared, own] = partition(ofTable, ({ name }) => names.includes(name))
    if (type) sharedTypes[type] ??= `export type ${type} = ${renderColumns(shared, '')}`
    return `  ${table}: ${[type, own.length && renderColumns(own, '  ')].filter(Boolean).join(' & ')}`
  })
  return `// Written by \`npm run generate\` from the migrations and the declarations.
import type { ColumnType } from 'kysely'
import type { AccountKind, Audience } from '#domain/access.ts'
import type { Language, Translations } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'

type Timestamp = ColumnType<string, string | Date, string | Date>
type Json<T = unknown> = ColumnType<T, string, string>
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
${Object.values(sharedTypes).join('\n')}

/** The names that no resource may take. */
export const systemTables = [
${[...tables.keys()]
  .filter((name) => !isOfResource(name))
  .map((name) => `  '${name}',`)
  .join('\n')}
] as const

/** The tables of migrations and declarations as Kysely sees them. */
export type Tables = {
${tableTypes.join('\n')}
}
`
}

const partition = <T>(items: readonly T[], matches: (item: T) => boolean): [T[], T[]] => [
  items.filter(matches),
  items.filter((each) => !matches(each)),
]

/** A required field is never null in a complete record, although no constraint says so. */
function renderType(
  { table, name, type, nullable, hasDefault }: Column,
  fields: ReadonlyMap<string, Field>,
): string {
  const path = `${table}.${name}`
  const field = fields.get(path)
  const plain = columnTypes[path] ?? (field && fieldType(field, name)) ?? scalarType(type)
  const isRequired = field?.required && !field.when
  if (nullable && !isRequired && !filledColumns[table]?.includes(name)) return `${plain} | null`
  return hasDefault ? `Generated<${plain}>` : plain
}

/** The type that the declaration of a field gives its column, if it says more than the database. */
function fieldType(
  { translatable, kind, column, property }: Field,
  name: string,
): string | undefined {
  if (translatable) return 'Json<Translations>'
  if (kind === 'money' && name !== column) return 'Currency'
  return kind === 'choice' ? property.enum?.map((each) => `'${each}'`).join(' | ') : undefined
}

/** The types of values as the drivers return them, which `connect.ts` sets up. */
const scalarTypes: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'Json',
  numeric: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Timestamp',
  uuid: 'string',
}

function scalarType(type: string): string {
  if (type.endsWith('[]')) return `${scalarType(type.slice(0, -2))}[]`
  const found = scalarTypes[type]
  if (!found) throw new Error(`There is no TypeScript type for columns of type ${type}`)
  return found
}
