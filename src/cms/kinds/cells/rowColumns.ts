import type { Property } from '#resource/declaration.ts'
import type { FieldInfo } from '../kindComponents.ts'
import { innerFields } from '../innerFields.ts'
import { isMoney } from '../money.ts'

export type RowData = Readonly<Record<string, unknown>>

export type RowColumn = {
  readonly field: FieldInfo
  /** it leads to a record, with what else names it beneath */
  readonly isSubject: boolean
  /** digits run from left to right in every language, so that their last ones are at the right */
  readonly isNumeric: boolean
  /** so short that it is never broken */
  readonly isShort: boolean
}

/** The columns that say something: not those that are empty, nor those that name a linked record once more. */
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

/** Whether a row has such a fact at all. */
export const appliesToRow = ({ property }: FieldInfo, row: RowData): boolean =>
  Object.entries(property['x-when'] ?? {}).every(([name, values]) =>
    values.includes(String(row[name])),
  )

/** What stands below the record that a row points to: its code, and what else is true of the row. */
export const secondaryFields = (property: Property): FieldInfo[] =>
  innerFields(property).filter((field) => isSecondary(field) && field.name !== 'name')

const isSecondary = ({ name, kind }: FieldInfo): boolean =>
  kind === 'flag' || (kind === 'text' && (name === 'name' || name === 'code'))

export const hasContent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false

export const isZeroAmount = (value: unknown): boolean => isMoney(value) && value.amount === 0

const isShort = (value: unknown): boolean => (typeof value === 'string' ? value.length <= 24 : true)
