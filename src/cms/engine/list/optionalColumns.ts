import type { KindName } from '#resource/kinds/kindNames.ts'
import type { Resource } from '#resource/resource.ts'
import { columnsForNames, timestampNames, type ListColumn } from './listColumns.ts'

/** Every column that a list can have beside the declared ones: whatever can be read in a line. */
export const optionalColumns = (resource: Resource): ListColumn[] =>
  columnsForNames(resource, [
    ...resource.fields
      .filter(({ kind, property }) => !property['x-unseen'] && !longKinds.has(kind))
      .map(({ name }) => name),
    ...timestampNames,
  ]).filter(({ name, isName }) => !isName && !resource.columns.includes(name))

/** What a line would only hint at. */
const longKinds: ReadonlySet<KindName> = new Set<KindName>(['richText', 'file'])
