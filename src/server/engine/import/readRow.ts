import { isDeepStrictEqual } from 'node:util'
import { pickTranslation, type Language } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import type { FieldProblem } from '#domain/problem.ts'
import type { CellReadOptions, CellWriteOptions } from '#resource/kinds/cell.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { isAlwaysRequired } from '#resource/resourceSchemas.ts'
import { cleanValue } from '../writes/cleanValue.ts'
import type { Row } from '../context.ts'
import { isEmpty } from '../writes/recordDraft.ts'
import { textsByLanguage } from '../lists/localiseRecord.ts'
import { textOf } from '../csv/cells.ts'
import { fieldCell } from '../csv/columns.ts'
import { findCurrency } from '../csv/readAmount.ts'
import type { FileHeaders } from './matchHeaders.ts'
import type { FileRow } from './openCsvFile.ts'

export type RowReadOptions = Omit<CellReadOptions, 'currency'> & {
  readonly language: Language
  /** of amounts that name none, where the record has none either */
  readonly currency: Currency
  /** how an export of the same caller would write a cell */
  readonly exportOptions: CellWriteOptions
}

export type ReadRow = {
  readonly input: Row
  readonly problems: Readonly<Record<string, FieldProblem>>
}

/**
 * Returns the input of a row: everything for a new record (`stored` is undefined), otherwise what
 * differs from the record. A cell equal to what an export would write changes nothing.
 */
export function readRow(
  { cells }: FileRow,
  { columns, currency: currencyIndex }: FileHeaders,
  stored: Row | undefined,
  options: RowReadOptions,
): ReadRow {
  const input: Record<string, unknown> = {}
  const problems: Record<string, FieldProblem> = {}
  const currencyText = currencyIndex === undefined ? '' : (cells[currencyIndex] ?? '').trim()
  const rowCurrency = currencyText === '' ? undefined : findCurrency(currencyText)
  for (const { field, index } of columns) {
    const cell = cells[index] ?? ''
    const storedValue = stored && storedIn(field, stored, options.language)
    if (cell.trim() === '') {
      if (!stored || isCleared(field, storedValue)) continue
      if (isAlwaysRequired(field) && !field.translatable) problems[field.name] = requiredProblem
      else input[field.name] = null
      continue
    }
    if (stored && isAsWritten(cell, field, stored, options)) continue
    if (kinds[field.kind].isMoney && currencyText && !rowCurrency) {
      problems[field.name] = { key: 'field.currency', values: { what: currencyText } }
      continue
    }
    const currency = rowCurrency ?? currencyIn(storedValue) ?? options.currency
    const result = kinds[field.kind].readCell?.(textOf(cell), field, { ...options, currency })
    if (!result) continue
    if ('problem' in result) problems[field.name] = result.problem
    else if (!stored || !isSame(cleanValue(field, result.value), storedValue))
      input[field.name] = result.value
  }
  return { input, problems }
}

const requiredProblem: FieldProblem = { key: 'field.required' }

/** Returns the value in one language, without a fallback. */
const storedIn = (field: Field, stored: Row, language: Language): unknown =>
  (field.translatable ? textsByLanguage(stored[field.name])[language] : stored[field.name]) ?? null

const isCleared = ({ kind, property }: Field, storedValue: unknown): boolean =>
  isEmpty(storedValue) || storedValue === kinds[kind].emptyValue(property)

/** Compares a cell with its export; amounts and references need to be compared by value. */
function isAsWritten(
  cell: string,
  field: Field,
  stored: Row,
  { language, exportOptions }: RowReadOptions,
): boolean {
  if (field.target || kinds[field.kind].isMoney) return false
  const value = stored[field.name]
  const text = field.translatable ? pickTranslation(textsByLanguage(value), language) : value
  return cell.trim() === fieldCell(field, { [field.name]: text ?? null }, exportOptions).trim()
}

const currencyIn = (storedValue: unknown): Currency | undefined =>
  isRecord(storedValue) && typeof storedValue.currency === 'string'
    ? findCurrency(storedValue.currency)
    : undefined

const isSame = (value: unknown, storedValue: unknown): boolean =>
  isDeepStrictEqual(value, storedValue) || isSameTime(value, storedValue)

/** Cells have no fractions of a second. */
const isSameTime = (value: unknown, storedValue: unknown): boolean =>
  typeof value === 'string' &&
  typeof storedValue === 'string' &&
  /T.*\.000Z$/.test(value) &&
  value.slice(0, 19) === storedValue.slice(0, 19) &&
  /T.*Z$/.test(storedValue)

/** Whether the members of a field are stored in a separate table. */
export const hasMembers = ({ kind }: Field): boolean => kinds[kind].members !== undefined
