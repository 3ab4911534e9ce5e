import type { KindName } from '#resource/kinds/kindNames.ts'
import type { Resource } from '#resource/resource.ts'
import { columnsForNames, timestampNames, type ListColumn } from './listColumns.ts'

/** Returns the columns that can be added to the declared ones: everything that fits in a line. */
export const optionalColumns = (resource: Resource): ListColumn[] =>
  columnsForNames(resource, [
    ...resource.fields
      .filter(({ kind, property }) => !property['x-unseen'] && !longKinds.has(kind))
      .map(({ name }) => name),
    ...timestampNames,
  ]).filter(({ name, isName }) => !isName && !resource.columns.includes(name))

/** Kinds whose values do not fit in a line. */
const longKinds: ReadonlySet<KindName> = new Set<KindName>(['richText', 'file'])
