import type { Property } from '#resource/declaration.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import type { FaceField } from '../face.ts'
import { isReference, type Reference } from '../facts.ts'
import { innerFields } from '../innerFields.ts'

type Row = Readonly<Record<string, unknown>>

export type RowColumn = {
  readonly field: FaceField
  /** figures stand at the end, so that they can be compared */
  readonly atEnd: boolean
  /** so short that it is never broken */
  readonly isShort: boolean
}

/** The columns that say something: not those that are empty, nor those that repeat a linked record's name. */
export const columnsOf = (
  property: Property,
  rows: readonly Row[],
  titleOf: (reference: Reference) => string,
): RowColumn[] =>
  innerFields(property)
    .filter(({ name }) => rows.some((row) => says(row[name])))
    .filter(({ name }) => !rows.every((row) => repeats(row, name, titleOf)))
    .map((field) => ({
      field: { ...field, readOnly: true },
      atEnd: figures.has(field.kind),
      isShort: rows.every((row) => isShort(row[field.name])),
    }))

const figures: ReadonlySet<KindName> = new Set<KindName>(['number', 'money'])

const says = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false

function repeats(row: Row, name: string, titleOf: (reference: Reference) => string): boolean {
  const reference = Object.values(row).find(isReference)
  return reference !== undefined && titleOf(reference) === row[name]
}

const isShort = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= 24 : !isReference(value)
