import type { Derivation } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import {
  countFieldOf,
  incompleteField,
  fieldsAndMembers,
  usesField,
  type Catalogue,
  type Field,
  type Resource,
} from '#resource/resource.ts'
import { brandField } from '#resource/brandFields.ts'
import { joinTable } from './tables/syncTables.ts'
import { createBrandDerivation } from './brandDerivation.ts'
import { createIncompletenessDerivation } from './visibilityProblems.ts'

/**
 * Returns the fields that the engine itself derives: the number of members, the number of
 * references to a record, whether it is incomplete, and the brand of the record that it follows.
 */
export function builtInDerivations(
  resource: Resource,
  catalogue: Catalogue,
): Map<Field, Derivation> {
  const derivations = new Map<Field, Derivation>()
  const addCount = (name: string, sources: readonly ReferencingColumn[]): void => {
    const field = resource.field[name]
    if (field) derivations.set(field, countDerivation(name, sources))
  }
  for (const member of resource.members)
    addCount(countFieldOf(member.name), [
      { table: joinTable(resource, member), column: 'source_id', isWatched: isPublic(resource) },
    ])
  if (resource.counted) addCount(usesField, referencingColumns(resource, catalogue))
  const incomplete = resource.field[incompleteField]
  if (incomplete) derivations.set(incomplete, createIncompletenessDerivation(resource))
  const brand = resource.brandOf === undefined ? undefined : resource.field[brandField]
  if (brand) derivations.set(brand, createBrandDerivation(resource, catalogue))
  return derivations
}

type ReferencingColumn = {
  readonly table: string
  readonly column: string
  readonly isWatched: boolean
}

const isPublic = (resource: Resource): boolean => resource.public !== undefined

/** Counts per record when few records are read, and with one pass over each table when all are. */
function countDerivation(name: string, sources: readonly ReferencingColumn[]): Derivation {
  if (!sources.length) return { sql: () => '(0)' }
  const [first = '', ...others] = sources.map(
    ({ table, column }) =>
      `select u.${column} as id, count(*) as n from ${table} u where u.${column} is not null group by 1`,
  )
  const union = others.length
    ? `select id, sum(n)::bigint as n from (${[first, ...others].join(' union all ')}) p group by 1`
    : first
  return {
    isCount: true,
    isWatched: sources.every(({ isWatched }) => isWatched),
    sql: (alias) =>
      `(${sources.map(({ table, column }) => `(select count(*) from ${table} u where u.${column} = ${alias}.id)`).join(' + ')})`,
    joined: (alias) => ({
      from: `left join (${union}) ${alias}_${name} on ${alias}_${name}.id = ${alias}.id`,
      value: `coalesce(${alias}_${name}.n, 0)`,
    }),
  }
}

const referencingColumns = (resource: Resource, catalogue: Catalogue): ReferencingColumn[] =>
  [...catalogue.values()].flatMap((source) =>
    fieldsAndMembers(source)
      .filter(({ target, derived }) => target === resource.name && !derived)
      .map((field) => ({
        isWatched: isPublic(source),
        ...(kinds[field.kind].members
          ? { table: joinTable(source, field), column: 'target_id' }
          : { table: source.table, column: field.column }),
      })),
  )
