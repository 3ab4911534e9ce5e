import type { Resource } from '#resource/resource.ts'
import { faces } from '../../../kinds/faces.ts'
import { columnsForNames, timestampNames, type ListColumn } from './listColumns.ts'

/** Returns the columns that can be added to the declared ones: everything that fits in a line. */
export const optionalColumns = (resource: Resource): ListColumn[] =>
  columnsForNames(resource, [
    ...resource.fields
      .filter(({ kind, property }) => !property['x-unseen'] && !faces[kind].isTooLongForLists)
      .map(({ name }) => name),
    ...timestampNames,
  ]).filter(({ name, isName }) => !isName && !resource.columns.includes(name))
