import { filterParam } from '#resource/query.ts'
import type { FilterComponents } from '../face.ts'
import { lazyPanel } from './panel.ts'

export const textFilter: FilterComponents = {
  Panel: lazyPanel('text'),
  Summary: ({ field, values }) => values[filterParam(field.name, 'contains')]?.[0],
}
