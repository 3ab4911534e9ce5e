import { filterParam } from '#resource/query.ts'
import type { Filter } from '../face.ts'
import { lazyPanel } from './panel.ts'

export const textFilter: Filter = {
  Panel: lazyPanel('text'),
  Summary: ({ field, values }) => values[filterParam(field.name, 'contains')]?.[0],
}
