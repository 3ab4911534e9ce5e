import type { Property } from '#resource/declaration.ts'
import type { FieldInfo } from '../kindComponents.ts'
import { innerFields } from '../innerFields.ts'
import { isMoney } from '../money.ts'

export type RowData = Readonly<Record<string, unknown>>

export type RowColumn = {
  readonly field: FieldInfo
  /** whether it links to a record, with the secondary fields below */
  readonly isSubject: boolean
  /**
   * digits are always written left to right, so their last ones are on the right in every language
   */
  readonly isNumeric: boolean
  /** whether all values are short enough never to be wrapped */
  readonly isShort: boolean
}

/** Returns the columns with content, without those that only repeat the name of a linked record. */
export function rowColumnsOf(property: Property, rows: readonly RowData[]): RowColumn[] {
  const fields = innerFields(property)
  const hasRelation = fields.some(({ kind }) => kind === 'relation')
  const lastAmount = fields.findLast(({ kind }) => kind === 'money')
  return fields
    .filter((field) => !(hasRelation && isSecondary(field)))
    .filter((field) => rows.some((row) => appliesToRow(field, row) && hasContent(row[field.name])))
    .filter((field) => field === lastAmount || rows.some((row) => !isZeroAmount(row[field.name])))
    .map((field) => ({
      field: { ...field, readOnly: true },
      isSubject: field.kind === 'relation',
      isNumeric: field.kind === 'number' || field.kind === 'money',
      isShort: field.kind !== 'relation' && rows.every((row) => isShort(row[field.name])),
    }))
}

/** Returns whether a field applies to a row. */
export const appliesToRow = ({ property }: FieldInfo, row: RowData): boolean =>
  Object.entries(property['x-when'] ?? {}).every(([name, values]) =>
    values.includes(String(row[name])),
  )

/** Returns the fields shown below the record of a row: its code and the flags of the row. */
export const secondaryFields = (property: Property): FieldInfo[] =>
  innerFields(property).filter((field) => isSecondary(field) && field.name !== 'name')

const isSecondary = ({ name, kind }: FieldInfo): boolean =>
  kind === 'flag' || (kind === 'text' && (name === 'name' || name === 'code'))

export const hasContent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false

export const isZeroAmount = (value: unknown): boolean => isMoney(value) && value.amount === 0

const isShort = (value: unknown): boolean => (typeof value === 'string' ? value.length <= 24 : true)
