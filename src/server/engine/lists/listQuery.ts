import { toSearchQuery, toSearchText } from '#domain/toSearchText.ts'
import { refuseField } from '#domain/problem.ts'
import { filtersOf, facetFields, type ListFilter } from '#resource/listQuery.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { searchHeader } from '#resource/searchHeader.ts'
import type { SqlCondition } from '../statements.ts'
import type { Row } from '../context.ts'

/** The parsed query of a list. Conditions know their field, so that facets can leave them out. */
export type ListQuery = {
  readonly page: number
  readonly limit: number
  readonly sort: string | undefined
  /** the normalised search words */
  readonly search: string
  /** the same with the article, if one was typed */
  readonly searchAsTyped: string
  /** the search text as a possible secret code */
  readonly secret: string
  readonly includeTotal: boolean
  readonly fields: readonly Field[]
  readonly facets: readonly Field[]
  readonly conditions: readonly (SqlCondition & { readonly key: string })[]
}

type ListQueryReader = (query: Row) => ListQuery

/** Prepares, once per resource, the parser of list queries. */
export function createListQueryParser(resource: Resource): ListQueryReader {
  const filters = new Map(filtersOf(resource).map((filter) => [filter.param, filter]))
  const facetable = new Set(facetFields(resource))
  return ({ [searchHeader]: secret, ...query }) => ({
    page: Number(query.page ?? 1),
    limit: Number(query.limit ?? 12),
    sort: typeof query.sort === 'string' ? query.sort : undefined,
    search: toSearchQuery(stringOrEmpty(secret ?? query.search)),
    searchAsTyped: toSearchText(stringOrEmpty(secret ?? query.search)),
    secret: stringOrEmpty(secret),
    includeTotal: query.total !== false,
    fields: requestedFields(resource, query.fields),
    facets: requestedFacets(resource, facetable, query.facets),
    conditions: Object.entries(query).flatMap(([param, value]) =>
      conditionOf(filters.get(param), param, value),
    ),
  })
}

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')

const systemConditions: Readonly<Record<string, (value: string) => string>> = {
  _id: (value) => `a.id = any(${value}::uuid[])`,
  'createdAt[gte]': (value) => `a.created_at >= ${value}::timestamptz`,
  'createdAt[lte]': (value) => `a.created_at <= ${value}::timestamptz`,
  'updatedAt[gte]': (value) => `a.updated_at >= ${value}::timestamptz`,
  'updatedAt[lte]': (value) => `a.updated_at <= ${value}::timestamptz`,
  missing: (value) => `a.missing_languages @> array[${value}::text]`,
  outdated: (value) => `a.outdated_languages @> array[${value}::text]`,
}

function conditionOf(
  filter: ListFilter | undefined,
  param: string,
  value: unknown,
): ListQuery['conditions'] {
  if (filter) {
    const { field, operator } = filter
    const boundValue = operator.bind ? operator.bind(value) : value
    const [first, ...others] = Array.isArray(boundValue) ? boundValue : []
    const { single } = operator
    return single && first !== undefined && others.length === 0
      ? [{ key: `${param}=`, field, value: first, sql: (...args) => single(field, ...args) }]
      : [{ key: param, field, value: boundValue, sql: (...args) => operator.sql(field, ...args) }]
  }
  const sql = systemConditions[param]
  return sql ? [{ key: param, value, sql: (_, placeholder) => sql(placeholder) }] : []
}

/** The number of field selections cached per resource, so that equal selections share one array. */
const maxChoices = 500
const requestedChoices = new WeakMap<Resource, Map<string, readonly Field[]>>()

/** Returns the fields requested by name, or all of them. */
export function requestedFields(resource: Resource, requested: unknown): readonly Field[] {
  if (typeof requested !== 'string' || requested === '') return resource.fields
  const cache = requestedChoices.get(resource) ?? new Map<string, readonly Field[]>()
  requestedChoices.set(resource, cache)
  const fields = cache.get(requested) ?? fieldsNamed(resource, requested, '/fields')
  if (cache.size < maxChoices) cache.set(requested, fields)
  return fields
}

function requestedFacets(
  resource: Resource,
  allowed: ReadonlySet<string>,
  requested: unknown,
): Field[] {
  const fields =
    requested === undefined || requested === '' ? [] : fieldsNamed(resource, requested, '/facets')
  if (fields.every((field) => allowed.has(field.name))) return fields
  throw refuseField('/facets', 'field.choice')
}

function fieldsNamed(resource: Resource, requested: unknown, pointer: string): Field[] {
  const names = [...new Set(String(requested).split(','))].sort()
  return names.map((name) => {
    const field = resource.field[name]
    if (field) return field
    throw refuseField(pointer, 'field.choice')
  })
}
