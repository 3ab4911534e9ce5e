import { filterParam } from '#resource/listQuery.ts'
import type { FilterComponents } from '../kindComponents.ts'
import { lazyPanel } from './lazyPanel.ts'

export const textFilter: FilterComponents = {
  Panel: lazyPanel('text'),
  Summary: ({ field, values }) => values[filterParam(field.name, 'contains')]?.[0],
}
