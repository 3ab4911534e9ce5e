import { kinds } from '#resource/kinds/kinds.ts'
import { labelOf, type Labels } from '#resource/labels.ts'
import { sortKeys } from '#resource/listQuery.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import type { Field, Resource } from '#resource/resource.ts'

export type ListColumn = {
  readonly name: string
  /** undefined for the system fields of every record, such as its creation date */
  readonly field: Field | undefined
  readonly label: Labels
  readonly isSortable: boolean
  /** numbers and dates are aligned to the end, so that they can be compared */
  readonly isEndAligned: boolean
  /**
   * digits are always written left to right, so their last ones are on the right in every language
   */
  readonly isNumeric: boolean
  /** the column that names a record and links to it */
  readonly isName: boolean
}

/**
 * Returns the declared columns in order. The name includes the picture and comes first if not
 * declared.
 */
export const listColumns = (resource: Resource): ListColumn[] =>
  columnsForNames(resource, resource.columns)

/**
 * Returns the columns with the given names in order, without those that cannot be shown; always
 * with the name.
 */
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
    label: field[name]?.label ?? labelOf(name, undefined),
    isSortable: sortKeys(resource).includes(name),
    isEndAligned: !field[name] || kinds[field[name].kind].isMeasure === true,
    isNumeric: field[name] !== undefined && kinds[field[name].kind].isNumeric === true,
    isName: name === titleField.name,
  }))
}

/** The timestamps that every record has in addition to its fields. */
export const timestampNames: ReadonlySet<string> = new Set(['createdAt', 'updatedAt'])

/** Returns whether a column is first sorted descending: numbers and dates, unlike names. */
export const sortsDescendingFirst = ({ field }: ListColumn): boolean =>
  !field || kinds[field.kind].facet === 'range'
