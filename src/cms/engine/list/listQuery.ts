import type { Query } from '#api/queryString.ts'
import { decidingFields } from '#resource/actionBlocker.ts'
import { facetFields } from '#resource/listQuery.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { isSearchedByHeader, searchHeader } from '#resource/searchHeader.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import type { ListState } from './listState.ts'
import { viewCondition } from './views/listViews.ts'

/** Returns the query parameters for one page of a list. */
export function listPageQuery(
  resource: Resource,
  state: ListState,
  columns: readonly string[] = [],
): Query {
  // Filters of flags have two fixed values and need no counts.
  const facets = facetFields(resource).filter(
    (name) => resource.filters.includes(name) && !isBoolean(resource.field[name]),
  )
  return {
    page: state.page,
    limit: state.limit,
    sort: state.sort,
    ...filterQuery(resource, state),
    facets: facets.join(','),
    fields: listFields(resource, columns).join(','),
  }
}

/**
 * Returns the parameters that select records: search, filters and view. Filters cannot go beyond
 * the view.
 */
export function filterQuery(resource: Resource, state: ListState): Query {
  const where = viewCondition(resource, state)
  const filters = Object.entries(state.filters).map(([name, values]) => {
    const allowed = where[name]
    const allowedValues = allowed?.filter((value) => values.includes(value)) ?? values
    return [name, allowedValues.length ? allowedValues : allowed]
  })
  const search = { [isSearchedByHeader(resource) ? searchHeader : 'search']: state.search }
  return { ...search, ...where, ...Object.fromEntries(filters) }
}

/** Declared columns are always requested, so that a hidden one can be shown again at once. */
function listFields(resource: Resource, visibleNames: readonly string[]): string[] {
  const { columns, titleField, field, visible, activatable, actions } = resource
  const names = [
    ...columns.filter((name) => field[name]),
    titleField.name,
    pictureColumn(resource) ?? titleField.name,
    ...(visible ? ['visible'] : []),
    ...(activatable ? ['active'] : []),
    ...columns.flatMap((name) => dateFieldsOf(field[name])),
    // The fields that decide which actions are available.
    ...Object.values(actions).flatMap(decidingFields),
    // In the order of the resource, so that the same columns always make the same cache key.
    ...resource.fields.map(({ name }) => name).filter((name) => visibleNames.includes(name)),
  ]
  return [...new Set(names)]
}

const isBoolean = (field: Field | undefined): boolean =>
  field !== undefined && kinds[field.kind].isBoolean === true

/** Returns the fields whose dates are shown with values of a choice. */
const dateFieldsOf = (field: Field | undefined): string[] =>
  Object.values(field?.property['x-dated'] ?? {}).map(({ by }) => by)
