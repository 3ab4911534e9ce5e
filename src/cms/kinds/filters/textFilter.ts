import { filterParam } from '#resource/query.ts'
import type { Filter } from '../face.ts'
import { panelNamed } from './panel.ts'

export const textFilter: Filter = {
  Panel: panelNamed('text'),
  Summary: ({ field, values }) => values[filterParam(field.name, 'contains')]?.[0],
}
