import { createHash } from 'node:crypto'
import { languageCodes } from '#domain/locale.ts'
import { fieldsAndMembers, type Catalogue, type Field, type Resource } from '#resource/resource.ts'
import { columnsOf } from '#resource/kinds/columnsOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { readColumns } from '#server/platform/database/databaseStructure.ts'
import { systemTables } from '#server/platform/database/tables.generated.ts'

export const joinTable = (resource: Resource, field: Field): string =>
  `${resource.table}__${field.column}`

export type TablePlan = {
  readonly statements: readonly string[]
  readonly conflicts: readonly string[]
}

type ExistingSchema = {
  readonly columns: ReadonlyMap<string, string>
  readonly indexes: ReadonlySet<string>
}

/**
 * Creates what the catalogue needs and returns it; never drops or rewrites. Throws on conflicts.
 */
export async function syncTables(connection: Connection, catalogue: Catalogue): Promise<string[]> {
  const { statements, conflicts } = planTables(catalogue, await readExisting(connection))
  if (conflicts.length)
    throw new Error(
      `The database cannot follow the declarations without a written migration:\n${conflicts.join('\n')}`,
    )
  if (statements.length) await connection.runScript(`begin; ${statements.join(';\n')}; commit;`)
  return [...statements]
}

async function readExisting(connection: Connection): Promise<ExistingSchema> {
  const columns = await readColumns(connection)
  const indexes = await runSql<{ name: string }>(
    connection.db,
    `select relname as name from pg_class
     where relkind = 'i' and relnamespace = current_schema()::regnamespace`,
  )
  return {
    columns: new Map(columns.map(({ name, type }) => [name, type])),
    indexes: new Set(indexes.rows.map(({ name }) => name)),
  }
}

const systemColumns = [
  'id uuid primary key',
  'version integer not null default 1',
  'created_at timestamptz not null default now()',
  'updated_at timestamptz not null default now()',
  "search_text text not null default ''",
  "missing_languages text[] not null default '{}'",
  "outdated_languages text[] not null default '{}'",
  "translated_at jsonb not null default '{}'",
]

/**
 * Plans tables, then columns, then foreign keys and indexes, as resources may refer to each other.
 */
export function planTables(catalogue: Catalogue, existing: ExistingSchema): TablePlan {
  const resources = [...catalogue.values()]
  const plans = resources.map((resource) => columnPlan(resource, catalogue, existing))
  return {
    statements: [
      ...resources
        .filter(({ table }) => !existing.columns.has(`${table}.id`))
        .map(({ table }) => `create table ${table} (${systemColumns.join(', ')})`),
      ...plans.flatMap((plan) => plan.statements),
      ...resources.flatMap((resource) => joinPlan(resource, catalogue, existing)),
      ...resources.flatMap((resource) => indexPlan(resource, existing)),
    ],
    conflicts: [...nameConflicts(resources), ...plans.flatMap((plan) => plan.conflicts)],
  }
}

const nameConflicts = (resources: readonly Resource[]): string[] =>
  resources
    .filter(({ table }) => systemTables.some((name) => name === table))
    .map(
      ({ name }) =>
        `schemas/${name}.ts: "${name}" is a table of the server itself; choose another name`,
    )

function columnPlan(resource: Resource, catalogue: Catalogue, existing: ExistingSchema): TablePlan {
  const statements: string[] = []
  const conflicts: string[] = []
  if (resource.owned && !existing.columns.has(`${resource.table}.owner_id`)) {
    statements.push(
      `alter table ${resource.table} add column owner_id uuid not null references accounts (id) on delete cascade`,
    )
  }
  for (const field of resource.fields) {
    for (const column of columnsOf(field)) {
      const type = field.translatable ? 'jsonb' : column.type
      const existingType = existing.columns.get(`${resource.table}.${column.name}`)
      if (existingType === undefined) {
        statements.push(
          `alter table ${resource.table} add column ${column.name} ${type}${defaultOf(field)}${foreignKey(resource, column, catalogue)}`,
        )
      } else if (existingType !== (fullTypeNames[type] ?? type)) {
        conflicts.push(
          `${resource.table}.${column.name} is ${existingType}, but the declaration needs ${type}`,
        )
      }
    }
  }
  return { statements, conflicts }
}

const fullTypeNames: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' }

function defaultOf({ kind, property }: Field): string {
  const empty = kinds[kind].emptyValue(property)
  return empty === null ? '' : ` not null default ${String(empty)}`
}

function foreignKey(
  { table }: Resource,
  { name, references }: { name: string; references?: string },
  catalogue: Catalogue,
): string {
  if (!references) return ''
  const target = catalogue.get(references)?.table ?? references
  return ` constraint ${shortName(`${table}_${name}_fkey`)} references ${target} (id)`
}

function joinPlan(resource: Resource, catalogue: Catalogue, existing: ExistingSchema): string[] {
  return fieldsAndMembers(resource)
    .filter((field) => kinds[field.kind].members)
    .filter((field) => !existing.columns.has(`${joinTable(resource, field)}.source_id`))
    .flatMap((field) => {
      const name = joinTable(resource, field)
      const target = catalogue.get(field.target ?? '')?.table
      return [
        `create table ${name} (` +
          `source_id uuid not null references ${resource.table} (id) on delete cascade, ` +
          `target_id uuid not null constraint ${shortName(`${name}_target_fkey`)} references ${target} (id), ` +
          `position integer not null, facts jsonb not null default '{}', primary key (source_id, position))`,
        `create index ${shortName(`${name}_target`)} on ${name} (target_id, source_id)`,
      ]
    })
}

function indexPlan(resource: Resource, existing: ExistingSchema): string[] {
  const { table } = resource
  const indexes: [name: string, rest: string][] = [
    [`${table}_search`, `using gin (search_text gin_trgm_ops)`],
    [`${table}_created`, '(created_at, id)'],
    [`${table}_updated`, '(updated_at, id)'],
  ]
  if (resource.translatable.length) indexes.push(gapsIndex(resource))
  if (resource.owned) indexes.push([`${table}_owner`, '(owner_id, created_at)'])
  for (const field of resource.fields) {
    const [column] = columnsOf(field)
    if (!column) continue
    if (field.unique) indexes.push([`${table}_${field.column}_key`, `(${field.column})`])
    else if (column.references) indexes.push([`${table}_${field.column}`, `(${field.column})`])
    else if (isSortable(resource, field)) indexes.push(...sortIndexes(resource, field))
  }
  return indexes
    .map(([name, rest]): [string, string] => [shortName(name), rest])
    .filter(([name]) => !existing.indexes.has(name))
    .map(
      ([name, rest]) =>
        `create ${name.endsWith('_key') ? 'unique ' : ''}index ${name} on ${table} ${rest}`,
    )
}

/** Which texts lack a translation is read without the records, which are long, and have all. */
const gapsIndex = ({ table }: Resource): [string, string] => [
  `${table}_gaps`,
  `(id) include (missing_languages, outdated_languages) where ${hasGapsSql}`,
]

export const hasGapsSql = `(missing_languages <> '{}' or outdated_languages <> '{}')`

/** Whether an index has the order of this field. */
export const isIndexed = (resource: Resource, field: Field): boolean =>
  !field.derived && kinds[field.kind].isSortable && (field.unique || isSortable(resource, field))

const isSortable = ({ columns, filters, sort }: Resource, { name, kind }: Field): boolean =>
  kinds[kind].isSortable &&
  (columns.includes(name) || filters.includes(name) || sort.replace(/^-/, '') === name)

/**
 * Returns the indexes of a sortable field. They include the columns of visibility, so that counting
 * what shoppers see reads no rows; a translatable field has an index per language.
 */
function sortIndexes({ table, visible, activatable }: Resource, field: Field): [string, string][] {
  const visibilityColumns = [...(visible ? ['visible'] : []), ...(activatable ? ['active'] : [])]
  const others = visibilityColumns.filter((column) => column !== field.column)
  // An expression index allows index-only scans only if it also includes the underlying column.
  const isCovered = field.translatable && (field.property.maxLength ?? Infinity) <= maxCoveredLength
  const includedColumns = isCovered ? [field.column, ...others] : others
  const include = includedColumns.length ? ` include (${includedColumns.join(', ')})` : ''
  if (!field.translatable) return [[`${table}_${field.column}`, `(${field.column}, id)${include}`]]
  return languageCodes.map((language) => {
    const reading = { alias: table, language, catalogue: new Map(), isPublic: false }
    const expression = kinds[field.kind].sortSql(field, reading).replaceAll(`${table}.`, '')
    return [`${table}_${field.column}_${language}`, `((${expression}), id)${include}`]
  })
}

/**
 * In characters: an index entry has at most 2,704 bytes for the text in two languages and its key.
 */
const maxCoveredLength = 200

/** Shortens a name to the 63 bytes that PostgreSQL keeps; a hash keeps long names distinct. */
export function shortName(name: string): string {
  if (name.length <= 60) return name
  const hash = createHash('sha1').update(name).digest('hex').slice(0, 8)
  return name.endsWith('_key') ? `${name.slice(0, 46)}_${hash}_key` : `${name.slice(0, 50)}_${hash}`
}
