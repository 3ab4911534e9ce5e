import type { Query } from '#api/queryString.ts'
import { decidingFields } from '#resource/actionBlocker.ts'
import { facetFields } from '#resource/listQuery.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { isSearchedByHeader, searchHeader } from '#resource/searchHeader.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import type { ListState } from './listState.ts'
import { viewCondition } from './listViews.ts'

/** What the server is asked for one page of a list. */
export function listPageQuery(
  resource: Resource,
  state: ListState,
  columns: readonly string[] = [],
): Query {
  // A flag is asked for with two words that need no counts.
  const facets = facetFields(resource).filter(
    (name) => resource.filters.includes(name) && resource.field[name]?.kind !== 'flag',
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

/** Which records are meant: by words, by filters and by the view, which no filter goes beyond. */
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

/** Declared columns are always asked for, so that one that is shown again is there at once. */
function listFields(resource: Resource, visibleNames: readonly string[]): string[] {
  const { columns, titleField, field, visible, activatable, actions } = resource
  const names = [
    ...columns.filter((name) => field[name]),
    titleField.name,
    pictureColumn(resource) ?? titleField.name,
    ...(visible ? ['visible'] : []),
    ...(activatable ? ['active'] : []),
    ...columns.flatMap((name) => dateFieldsOf(field[name])),
    // What the verbs of a row depend on.
    ...Object.values(actions).flatMap(decidingFields),
    // In one sequence, whichever theirs is: the same question is asked once.
    ...resource.fields.map(({ name }) => name).filter((name) => visibleNames.includes(name)),
  ]
  return [...new Set(names)]
}

/** The fields whose days are told with some values of a choice. */
const dateFieldsOf = (field: Field | undefined): string[] =>
  Object.values(field?.property['x-dated'] ?? {}).map(({ by }) => by)
