import { languageCodes } from '#domain/locale.ts'
import { formatMessage, type MessageKey } from '#domain/messages/messages.ts'
import type { Currency } from '#domain/money.ts'
import type { FieldProblem } from '#domain/problem.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import type { Field } from '#resource/resource.ts'
import { countryByName } from '#server/platform/places/countryByName.ts'
import { readAmount } from './readAmount.ts'
import type { NamedRecord } from './findRecordsByText.ts'

/** The options for parsing a cell. */
export type CellReadOptions = {
  /** of amounts that do not name one */
  readonly currency: Currency
  /** parses a date or time; undefined if invalid */
  readonly parseTime: (text: string) => string | undefined
  /** returns the records that a text may mean */
  readonly findRecords: (field: Field, text: string) => readonly NamedRecord[]
}

export type ReadResult = { readonly value: unknown } | { readonly problem: FieldProblem }
type CellReader = (text: string, field: Field, options: CellReadOptions) => ReadResult

const toProblem = (key: MessageKey, values?: FieldProblem['values']): ReadResult => ({
  problem: { key, ...(values ? { values } : {}) },
})

const readTrimmed: CellReader = (text) => ({ value: text.trim() })
const readVerbatim: CellReader = (text) => ({ value: text })

/** Readers by field kind; other kinds cannot be imported. The schema validates the values later. */
export const cellReaders: Readonly<Partial<Record<KindName, CellReader>>> = {
  text: readTrimmed,
  multiline: readVerbatim,
  richText: readVerbatim,
  email: readTrimmed,
  url: readTrimmed,
  phone: (text) => ({ value: toLatinDigits(text).trim() }),
  colour: readTrimmed,
  number: readNumber,
  money: (text, _, { currency }) => {
    const value = readAmount(text, currency)
    return value ? { value } : toProblem('field.amount')
  },
  date: (text, _, { parseTime }) => {
    const value = parseTime(toLatinDigits(text).trim())
    return value ? { value } : toProblem('field.date')
  },
  choice: (text, field) => {
    const value = findChoice(text, field)
    return value === undefined ? toProblem('field.choice') : { value }
  },
  choices: (text, field) => readSeveral(text, (each) => findChoice(each, field), 'field.choice'),
  flag: (text) => {
    const value = flags.get(toSearchText(text))
    return value === undefined ? toProblem('field.type.boolean') : { value }
  },
  texts: (text) => ({ value: splitCell(text) }),
  permissions: (text) => ({ value: splitCell(text) }),
  // A text that is no brand's name may be the key of one.
  brand: (text, field) => ({ value: findChoice(text, field) ?? text.trim() }),
  brands: (text, field) =>
    readSeveral(text, (each) => findChoice(each, field) ?? each, 'field.choice'),
  country: (text) => {
    const value = countryByName(text)
    return value ? { value } : toProblem('field.country')
  },
  countries: (text) => readSeveral(text, countryByName, 'field.country'),
  relation: readRecord,
  picture: readRecord,
  relations: readRecords,
  gallery: readRecords,
}

/** Splits a cell into its items. */
const splitCell = (text: string): readonly string[] =>
  text
    .split(/[;؛]/)
    .map((part) => part.trim())
    .filter(Boolean)

function readSeveral(
  text: string,
  readPart: (part: string) => string | undefined,
  key: MessageKey,
): ReadResult {
  const values = splitCell(text).map(readPart)
  return values.includes(undefined) ? toProblem(key) : { value: values }
}

function readNumber(text: string, { property }: Field): ReadResult {
  const normalised = toLatinDigits(text)
    .trim()
    .replace('٫', '.')
    .replace(/\s*[%٪]$/, property.format === 'percent' ? '' : '$&')
  if (/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(normalised)) return { value: Number(normalised) }
  return toProblem(property.type === 'integer' ? 'field.type.integer' : 'field.type.number')
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', ...languageCodes.map((each) => formatMessage('word.yes', each))].map(
    (text): [string, boolean] => [toSearchText(text), true],
  ),
  ...['false', '0', ...languageCodes.map((each) => formatMessage('word.no', each))].map(
    (text): [string, boolean] => [toSearchText(text), false],
  ),
])

/** Finds a choice by its value, else by its label in any language. */
function findChoice(text: string, { property }: Field): string | undefined {
  const values = choiceValues(property)
  const searched = toSearchText(text)
  return (
    values.find((value) => value === text.trim()) ??
    values.find((value) =>
      [value, ...languageCodes.map((each) => choiceLabel(property, value, each))]
        .map(toSearchText)
        .includes(searched),
    )
  )
}

function readRecord(text: string, field: Field, options: CellReadOptions): ReadResult {
  const found = findRecord(text.trim(), field, options)
  return typeof found === 'string' ? { value: found } : found
}

function readRecords(text: string, field: Field, facts: CellReadOptions): ReadResult {
  const found = splitCell(text).map((part) => findRecord(part, field, facts))
  return found.find((each) => typeof each !== 'string') ?? { value: found }
}

function findRecord(
  text: string,
  field: Field,
  { findRecords }: CellReadOptions,
): string | ReadResult {
  const [record, ...others] = findRecords(field, text)
  if (!record) return toProblem('field.missing_target')
  return others.length ? toProblem('field.ambiguous', { what: text }) : record.id
}

/** Returns the texts of a cell that name other records. */
export const recordNamesIn = (text: string, { kind }: Field): readonly string[] =>
  kind in listKinds ? splitCell(text) : [text.trim()]
const listKinds: Readonly<Partial<Record<KindName, true>>> = { relations: true, gallery: true }
