import { keysOf } from '#domain/keys.ts'
import { languageCodes } from '#domain/locale.ts'
import { fieldsAndMembers, type Field, type Resource } from './resource.ts'
import { kinds } from './kinds/kinds.ts'
import type { Operator, OperatorName } from './kinds/kind.ts'
import type { Schema } from './schema.ts'

/** A filter of a list: its name in the query string and what it compares. */
export type ListFilter = {
  readonly param: string
  readonly field: Field
  readonly operator: Operator
}

const maxPageSize = 100
const defaultPageSize = 12

/** The parameters of every list, in addition to the filters of its fields. */
export const listParameters = [
  'page',
  'limit',
  'sort',
  'search',
  'total',
  'facets',
  'fields',
  'missing',
  'outdated',
] as const

/** Returns the parameter of a filter: `type` for the `in` operator, `weight[gte]` for the others. */
export const filterParam = (field: string, operator: OperatorName): string =>
  operator === 'in' ? field : `${field}[${operator}]`

export const filtersOf = (resource: Resource): ListFilter[] =>
  fieldsAndMembers(resource).flatMap((field) => {
    if (field.writeOnly) return []
    const { operators } = kinds[field.kind]
    return keysOf(operators).flatMap((name) => {
      const operator = operators[name]
      return operator ? [{ param: filterParam(field.name, name), field, operator }] : []
    })
  })

const sortableFields = (resource: Resource): string[] => [
  ...resource.fields
    .filter(({ kind, writeOnly }) => kinds[kind].isSortable && !writeOnly)
    .map(({ name }) => name),
  'createdAt',
  'updatedAt',
]

export const sortKeys = (resource: Resource): string[] =>
  sortableFields(resource).flatMap((name) => [name, `-${name}`])

/** The most values that a facet counts: the most common ones and the selected ones. */
export const maxFacetValues = 100

export const facetFields = (resource: Resource): string[] =>
  resource.fields.filter((field) => kinds[field.kind].facet).map((field) => field.name)

/** Returns the schema of the query string of a list, typed per field. */
export function listQuerySchema(resource: Resource): Schema {
  const facets = facetFields(resource)
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
      limit: { type: 'integer', minimum: 1, maximum: maxPageSize, default: defaultPageSize },
      sort: { type: 'string', enum: sortKeys(resource) },
      search: { type: 'string', maxLength: 100 },
      total: { type: 'boolean', default: true, description: 'Whether to return the exact total.' },
      ...(facets.length
        ? {
            facets: {
              type: 'string',
              description: `Comma-separated names of the facets to count: ${facets.join(', ')}.`,
            },
          }
        : {}),
      _id: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: 100 },
      'createdAt[gte]': { type: 'string', format: 'date-time' },
      'createdAt[lte]': { type: 'string', format: 'date-time' },
      'updatedAt[gte]': { type: 'string', format: 'date-time' },
      'updatedAt[lte]': { type: 'string', format: 'date-time' },
      ...(resource.translatable.length
        ? {
            missing: { type: 'string', enum: languageCodes },
            outdated: { type: 'string', enum: languageCodes },
          }
        : {}),
      ...Object.fromEntries(
        filtersOf(resource).map(({ param, operator, field }) => [
          param,
          operator.schema(field.property),
        ]),
      ),
    },
  }
}
