import { isDeepStrictEqual } from 'node:util'
import { inLanguage, type Language } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import type { FieldProblem } from '#domain/problem.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { alwaysRequired } from '#resource/variants.ts'
import { cleanValue } from '../clean.ts'
import type { Row } from '../context.ts'
import { isEmpty } from '../draft.ts'
import { byLanguage } from '../localise.ts'
import { textOf } from '../csv/cells.ts'
import { fieldCell } from '../csv/columns.ts'
import { findCurrency } from '../csv/readAmount.ts'
import { cellReaders, type ReadFacts } from '../csv/readCell.ts'
import type { CellFacts } from '../csv/writeCell.ts'
import type { FileHeaders } from './matchHeads.ts'
import type { FileRow } from './readFile.ts'

export type RowFacts = Omit<ReadFacts, 'currency'> & {
  readonly language: Language
  /** of amounts that say none, where the record says none either */
  readonly currency: Currency
  /** how an export of the same person writes a cell */
  readonly exportFacts: CellFacts
}

export type ReadRow = {
  readonly input: Row
  readonly problems: Readonly<Record<string, FieldProblem>>
}

/**
 * What a row says: all of it for a record that is to be made (`stored` is undefined), else what
 * differs from the record. A cell that says what an export would write there says nothing new.
 */
export function readRow(
  { cells }: FileRow,
  { columns, currency: currencyIndex }: FileHeaders,
  stored: Row | undefined,
  facts: RowFacts,
): ReadRow {
  const input: Record<string, unknown> = {}
  const problems: Record<string, FieldProblem> = {}
  const currencyText = currencyIndex === undefined ? '' : (cells[currencyIndex] ?? '').trim()
  const rowCurrency = currencyText === '' ? undefined : findCurrency(currencyText)
  for (const { field, index } of columns) {
    const cell = cells[index] ?? ''
    const now = stored && storedIn(field, stored, facts.language)
    if (cell.trim() === '') {
      if (!stored || isClear(field, now)) continue
      if (alwaysRequired(field) && !field.translatable) problems[field.name] = required
      else input[field.name] = null
      continue
    }
    if (stored && isAsWritten(cell, field, stored, facts.exportFacts)) continue
    if (field.kind === 'money' && currencyText && !rowCurrency) {
      problems[field.name] = { key: 'field.currency', values: { what: currencyText } }
      continue
    }
    const currency = rowCurrency ?? currencyIn(now) ?? facts.currency
    const read = cellReaders[field.kind]?.(textOf(cell), field, { ...facts, currency })
    if (!read) continue
    if ('problem' in read) problems[field.name] = read.problem
    else if (!stored || !isSame(cleanValue(field, read.value), now)) input[field.name] = read.value
  }
  return { input, problems }
}

const required: FieldProblem = { key: 'field.required' }

/** The value in one language, without what stands in for it. */
const storedIn = (field: Field, stored: Row, language: Language): unknown =>
  (field.translatable ? byLanguage(stored[field.name])[language] : stored[field.name]) ?? null

const isClear = ({ kind, property }: Field, now: unknown): boolean =>
  isEmpty(now) || (kind === 'flag' && now === (property.default ?? false))

/** Amounts and pointers are compared by what they mean: a cell alone does not say that. */
function isAsWritten(cell: string, field: Field, stored: Row, facts: CellFacts): boolean {
  if (field.target || field.kind === 'money') return false
  const value = stored[field.name]
  const shown = field.translatable ? inLanguage(byLanguage(value), facts.language) : value
  return cell.trim() === fieldCell(field, { [field.name]: shown ?? null }, facts).trim()
}

const currencyIn = (now: unknown): Currency | undefined =>
  isRecord(now) && typeof now.currency === 'string' ? findCurrency(now.currency) : undefined

const isSame = (value: unknown, now: unknown): boolean =>
  isDeepStrictEqual(value, now) || isSameMoment(value, now)

/** Cells know no parts of a second. */
const isSameMoment = (value: unknown, now: unknown): boolean =>
  typeof value === 'string' &&
  typeof now === 'string' &&
  /T.*\.000Z$/.test(value) &&
  value.slice(0, 19) === now.slice(0, 19) &&
  /T.*Z$/.test(now)

/** Fields whose members live in tables of their own. */
export const hasMembers = ({ kind }: Field): boolean => kinds[kind].members !== undefined
