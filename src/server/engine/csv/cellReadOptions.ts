import { toLatinDigits } from '#domain/latinDigits.ts'
import { languageCodes } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { memoize } from '#domain/memoize.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import type { Property } from '#resource/declaration.ts'
import type { CellReadOptions } from '#resource/kinds/cell.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { countryByName } from '#server/platform/places/countryByName.ts'
import { readAmount } from './readAmount.ts'
import type { NamedRecord } from './findRecordsByText.ts'

export type RecordFinder = (field: Field, text: string) => readonly NamedRecord[]

type Options = {
  /** parses a date or time; undefined if invalid */
  readonly time: CellReadOptions['time']
  readonly findRecords: RecordFinder
}

export const cellReadOptions = ({
  time,
  findRecords,
}: Options): Omit<CellReadOptions, 'currency'> => ({
  time: (text) => time(toLatinDigits(text).trim()),
  split: splitCell,
  number: readNumber,
  amount: readAmount,
  yesNo: (text) => yesNoWords.get(toSearchText(text)),
  choice: findChoice,
  country: countryByName,
  record: (field, text) => {
    const [record, ...others] = findRecords(field, text)
    if (!record) return { problem: { key: 'field.missing_target' } }
    return others.length
      ? { problem: { key: 'field.ambiguous', values: { what: text } } }
      : { value: record.id }
  },
})

const splitCell = (text: string): readonly string[] =>
  text
    .split(/[;؛]/)
    .map((part) => part.trim())
    .filter(Boolean)

function readNumber(text: string): number | undefined {
  const normalised = toLatinDigits(text).trim().replace('٫', '.')
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(normalised) ? Number(normalised) : undefined
}

const yesNoWords: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', ...languageCodes.map((each) => formatMessage('word.yes', each))].map(
    (text): [string, boolean] => [toSearchText(text), true],
  ),
  ...['false', '0', ...languageCodes.map((each) => formatMessage('word.no', each))].map(
    (text): [string, boolean] => [toSearchText(text), false],
  ),
])

/** Finds a choice by its value, else by its label in any language. */
function findChoice(property: Property, text: string): string | undefined {
  const exact = choiceValues(property).find((value) => value === text.trim())
  return exact ?? choicesBySpelling(property).get(toSearchText(text))
}

/** The first choice of each spelling. */
const choicesBySpelling = memoize(
  (property: Property): ReadonlyMap<string, string> =>
    new Map(
      choiceValues(property)
        .toReversed()
        .flatMap((value) =>
          [value, ...languageCodes.map((each) => choiceLabel(property, value, each))].map(
            (spelling): [string, string] => [toSearchText(spelling), value],
          ),
        ),
    ),
)

export const recordNamesIn = (text: string, { kind }: Field): readonly string[] =>
  kinds[kind].members ? splitCell(text) : [text.trim()]
