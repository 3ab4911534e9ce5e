import type { Condition, ListView } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import type { ListState } from '../listState.ts'

export const viewOf = ({ views }: Resource, view: string): ListView | undefined =>
  views.find(({ name }) => name === view)

/** Returns the condition of a view, by query parameter. */
export const viewCondition = (resource: Resource, { view }: Pick<ListState, 'view'>): Condition =>
  viewOf(resource, view)?.where ?? {}

/** Returns the list state with another view, without filters of fields that views decide. */
export const withView = (resource: Resource, state: ListState, view: string): ListState => ({
  ...state,
  page: 1,
  view,
  filters: Object.fromEntries(
    Object.entries(state.filters).filter(
      ([name]) => !resource.views.some(({ where }) => name in where),
    ),
  ),
})
