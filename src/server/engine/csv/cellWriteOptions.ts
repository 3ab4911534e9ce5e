import type { Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { currencyCodes, type Money } from '#domain/money.ts'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import type { CellWriteOptions } from '#resource/kinds/cell.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { linkRelationOf } from '#resource/kinds/linkRelationOf.ts'
import type { Field } from '#resource/resource.ts'
import { addressText } from '#server/platform/places/addressText.ts'
import { countryName } from '#server/platform/places/placesRoutes.ts'
import type { FormatZonedTime } from '#server/http/zonedTime.ts'
import { amountCell, listCell, textCell } from './cells.ts'

export type RecordNamer = (field: Field, reference: unknown) => string

type Options = {
  readonly language: Language
  readonly time: FormatZonedTime
  readonly nameOf: RecordNamer
  /** returns the shortest name of another record */
  readonly codeOf: RecordNamer
}

/** Creates what the kinds write cells with: times machine-readable, labels in one language. */
export const cellWriteOptions = ({
  language,
  time,
  nameOf,
  codeOf,
}: Options): Omit<CellWriteOptions, 'currency'> => ({
  nameOf,
  time,
  text: textCell,
  list: (items) => textCell(listCell(items)),
  amount: (value, rowCurrency) =>
    isMoney(value)
      ? `${amountCell(value)}${value.currency === rowCurrency ? '' : ` ${value.currency}`}`
      : '',
  yesNo: (value) => formatMessage(value ? 'word.yes' : 'word.no', language),
  choice: (property, value) => choiceLabel(property, String(value), language),
  brand: (property, key) =>
    choiceValues(property).some((each) => each === key)
      ? choiceLabel(property, String(key), language)
      : String(key),
  country: (code) => countryName(String(code), language),
  address: (value) => addressText(value, language),
  link: (row, field) => linkText(row, field, codeOf),
})

/** Returns a record with its quantity or amount: LW-01×3. */
function linkText(row: unknown, field: Field, codeOf: RecordNamer): string {
  if (!isRecord(row)) return ''
  // The record's name in the row itself takes precedence over its current one.
  const name = codeOf(field, {
    ...Object(row[linkRelationOf(field.property)?.name ?? '']),
    ...ownTexts(row),
  })
  const facts = Object.keys(field.property.items?.properties ?? {}).map((fact) => row[fact])
  const count = facts.find((fact) => typeof fact === 'number')
  if (count !== undefined) return `${name}×${count}`
  const amount = facts.find(isMoney)
  return amount ? `${name} ${amountCell(amount)} ${amount.currency}` : name
}

const ownTexts = (row: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === 'string'))

export const isMoney = (value: unknown): value is Money =>
  isRecord(value) &&
  typeof value.amount === 'number' &&
  currencyCodes.some((code) => code === value.currency)
