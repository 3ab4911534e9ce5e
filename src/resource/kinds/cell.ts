import type { MessageKey } from '#domain/messages/messages.ts'
import type { Currency, Money } from '#domain/money.ts'
import type { FieldProblem } from '#domain/problem.ts'
import type { Property } from '../declaration.ts'
import type { Field } from '../resource.ts'

/** The formatters for writing a cell of a spreadsheet, in one language. */
export type CellWriteOptions = {
  /** the currency of the row, which its amounts can omit */
  readonly currency: string | undefined
  /** returns the name of another record */
  readonly nameOf: (field: Field, reference: unknown) => string
  readonly text: (text: string) => string
  readonly list: (items: readonly string[]) => string
  readonly amount: (value: unknown, rowCurrency: string | undefined) => string
  readonly time: (timestamp: string) => string
  readonly yesNo: (value: unknown) => string
  readonly choice: (property: Property, value: unknown) => string
  readonly brand: (property: Property, key: unknown) => string
  readonly country: (code: unknown) => string
  readonly address: (value: unknown) => string
  /** returns a row of a list with the record it refers to */
  readonly link: (row: unknown, field: Field) => string
}

export type CellWriter = (value: unknown, field: Field, to: CellWriteOptions) => string

/** The parsers for reading a cell of a spreadsheet; they return undefined for invalid text. */
export type CellReadOptions = {
  /** of amounts that do not name one */
  readonly currency: Currency
  /** returns the items of a list */
  readonly split: (text: string) => readonly string[]
  readonly number: (text: string) => number | undefined
  readonly amount: (text: string, currency: Currency) => Money | undefined
  readonly time: (text: string) => string | undefined
  readonly yesNo: (text: string) => boolean | undefined
  readonly choice: (property: Property, text: string) => string | undefined
  readonly country: (text: string) => string | undefined
  /** returns the id of the one record that a text means */
  readonly record: (field: Field, text: string) => ReadResult
}

export type ReadResult = { readonly value: unknown } | { readonly problem: FieldProblem }

export type CellReader = (text: string, field: Field, from: CellReadOptions) => ReadResult

/** Returns what was read, or the problem if it is none. */
export const valueOr = (key: MessageKey, value: unknown): ReadResult =>
  value === undefined ? { problem: { key } } : { value }

/** Reads each item of a list; the first problem is that of the list. */
export function readItems(
  items: readonly string[],
  read: (item: string) => ReadResult,
): ReadResult {
  const results = items.map(read)
  return (
    results.find((each) => 'problem' in each) ?? {
      value: results.flatMap((each) => ('value' in each ? [each.value] : [])),
    }
  )
}
