import { kinds } from '#resource/kinds/kinds.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import { sortKeys } from '#resource/listQuery.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import type { Field, Resource } from '#resource/resource.ts'

export type ListColumn = {
  readonly name: string
  /** undefined for the facts every record has, such as its age */
  readonly field: Field | undefined
  readonly isSortable: boolean
  /** figures and dates stand at the end, so that they can be compared */
  readonly isEndAligned: boolean
  /** digits run from left to right in every language, so that their last ones are at the right */
  readonly isNumeric: boolean
  /** the column that names a record and leads to it */
  readonly isName: boolean
}

/** The declared columns in their order; the name takes the picture in, and is first where none is declared for it. */
export const listColumns = (resource: Resource): ListColumn[] =>
  columnsForNames(resource, resource.columns)

/** The columns of some names in their order, without what cannot be one; the name is always among them. */
export function columnsForNames(resource: Resource, names: readonly string[]): ListColumn[] {
  const { titleField, field } = resource
  const picture = pictureColumn(resource)
  const listableNames = names.filter(
    (name) => name !== picture && (field[name] ? !field[name].writeOnly : timestampNames.has(name)),
  )
  const columnNames = listableNames.includes(titleField.name)
    ? listableNames
    : [titleField.name, ...listableNames]
  return [...new Set(columnNames)].map((name) => ({
    name,
    field: field[name],
    isSortable: sortKeys(resource).includes(name),
    isEndAligned: endAlignedKinds.has(field[name]?.kind) || !field[name],
    isNumeric: numericKinds.has(field[name]?.kind),
    isName: name === titleField.name,
  }))
}

/** The moments that every record has, beside its fields. */
export const timestampNames: ReadonlySet<string> = new Set(['createdAt', 'updatedAt'])

const numericKinds: ReadonlySet<KindName | undefined> = new Set<KindName>(['number', 'money'])
const endAlignedKinds = new Set([...numericKinds, 'date'])

/** Figures and moments are first looked for from the largest, names from the first letter. */
export const sortsDescendingFirst = ({ field }: ListColumn): boolean =>
  !field || kinds[field.kind].facet === 'range'
