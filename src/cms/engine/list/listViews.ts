import type { Condition, ListView } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import type { ListState } from './listState.ts'

/** A declared part of a list, by its name. */
export const viewOf = ({ views }: Resource, view: string): ListView | undefined =>
  views.find(({ name }) => name === view)

/** What the view asks of its records, by the name of the query parameter. */
export const viewCondition = (resource: Resource, { view }: Pick<ListState, 'view'>): Condition =>
  viewOf(resource, view)?.where ?? {}

/** The same list in another view; what was chosen of the fields that views decide is gone. */
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
