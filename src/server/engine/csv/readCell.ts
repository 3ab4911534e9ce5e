import { languageCodes } from '#domain/locale.ts'
import { say, type MessageKey } from '#domain/messages/messages.ts'
import type { Currency } from '#domain/money.ts'
import type { FieldProblem } from '#domain/problem.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { searchText } from '#domain/searchText.ts'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import type { Field } from '#resource/resource.ts'
import { countryByName } from '#server/platform/places/countryByName.ts'
import { readAmount } from './readAmount.ts'
import type { Called } from './recordsCalled.ts'

/** What a cell is read with beside its text. */
export type ReadFacts = {
  /** of amounts that do not say theirs */
  readonly currency: Currency
  /** ISO 8601 of a date or time as people write it; undefined where it is none */
  readonly toMoment: (text: string) => string | undefined
  /** the records that a text may mean */
  readonly meant: (field: Field, text: string) => readonly Called[]
}

export type Read = { readonly value: unknown } | { readonly problem: FieldProblem }
type CellReader = (text: string, field: Field, facts: ReadFacts) => Read

const wrong = (key: MessageKey, values?: FieldProblem['values']): Read => ({
  problem: { key, ...(values ? { values } : {}) },
})

const plain: CellReader = (text) => ({ value: text.trim() })
const whole: CellReader = (text) => ({ value: text })

/** Kinds that are not here cannot be read from a cell. Whether a value is allowed the schema says. */
export const cellReaders: Readonly<Partial<Record<KindName, CellReader>>> = {
  text: plain,
  multiline: whole,
  richText: whole,
  email: plain,
  url: plain,
  phone: (text) => ({ value: toLatinDigits(text).trim() }),
  colour: plain,
  number: readNumber,
  money: (text, _, { currency }) => {
    const value = readAmount(text, currency)
    return value ? { value } : wrong('field.amount')
  },
  date: (text, _, { toMoment }) => {
    const value = toMoment(toLatinDigits(text).trim())
    return value ? { value } : wrong('field.date')
  },
  choice: (text, field) => {
    const value = choiceCalled(text, field)
    return value === undefined ? wrong('field.choice') : { value }
  },
  choices: (text, field) => several(text, (each) => choiceCalled(each, field), 'field.choice'),
  flag: (text) => {
    const value = flags.get(searchText(text))
    return value === undefined ? wrong('field.type.boolean') : { value }
  },
  texts: (text) => ({ value: partsOf(text) }),
  permissions: (text) => ({ value: partsOf(text) }),
  // What is no name of a brand may be its key.
  brand: (text, field) => ({ value: choiceCalled(text, field) ?? text.trim() }),
  brands: (text, field) =>
    several(text, (each) => choiceCalled(each, field) ?? each, 'field.choice'),
  country: (text) => {
    const value = countryByName(text)
    return value ? { value } : wrong('field.country')
  },
  countries: (text) => several(text, countryByName, 'field.country'),
  relation: oneRecord,
  picture: oneRecord,
  relations: manyRecords,
  gallery: manyRecords,
}

/** The things in a cell that holds several. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(/[;؛]/)
    .map((part) => part.trim())
    .filter(Boolean)

function several(text: string, read: (part: string) => string | undefined, key: MessageKey): Read {
  const values = partsOf(text).map(read)
  return values.includes(undefined) ? wrong(key) : { value: values }
}

function readNumber(text: string, { property }: Field): Read {
  const spelt = toLatinDigits(text)
    .trim()
    .replace('٫', '.')
    .replace(/\s*[%٪]$/, property.format === 'percent' ? '' : '$&')
  if (/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(spelt)) return { value: Number(spelt) }
  return wrong(property.type === 'integer' ? 'field.type.integer' : 'field.type.number')
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', ...languageCodes.map((each) => say('word.yes', each))].map(
    (text): [string, boolean] => [searchText(text), true],
  ),
  ...['false', '0', ...languageCodes.map((each) => say('word.no', each))].map(
    (text): [string, boolean] => [searchText(text), false],
  ),
])

/** By its value, else by its label in any language. */
function choiceCalled(text: string, { property }: Field): string | undefined {
  const values = choiceValues(property)
  const wanted = searchText(text)
  return (
    values.find((value) => value === text.trim()) ??
    values.find((value) =>
      [value, ...languageCodes.map((each) => choiceLabel(property, value, each))]
        .map(searchText)
        .includes(wanted),
    )
  )
}

function oneRecord(text: string, field: Field, facts: ReadFacts): Read {
  const found = recordCalled(text.trim(), field, facts)
  return typeof found === 'string' ? { value: found } : found
}

function manyRecords(text: string, field: Field, facts: ReadFacts): Read {
  const found = partsOf(text).map((part) => recordCalled(part, field, facts))
  return found.find((each) => typeof each !== 'string') ?? { value: found }
}

function recordCalled(text: string, field: Field, { meant }: ReadFacts): string | Read {
  const [record, ...others] = meant(field, text)
  if (!record) return wrong('field.missing_target')
  return others.length ? wrong('field.ambiguous', { what: text }) : record.id
}

/** The texts in a cell that stand for other records. */
export const recordsNamed = (text: string, { kind }: Field): readonly string[] =>
  kind in manyKinds ? partsOf(text) : [text.trim()]
const manyKinds: Readonly<Partial<Record<KindName, true>>> = { relations: true, gallery: true }
