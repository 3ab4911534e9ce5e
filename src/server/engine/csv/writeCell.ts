import type { Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { currencyCodes, type Money } from '#domain/money.ts'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import { asList, isRecord } from '#resource/kinds/kind.ts'
import { kindOf } from '#resource/kinds/kindOf.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import { linkRelationOf, type Field } from '#resource/resource.ts'
import { cityName, countryName } from '#server/platform/places/placesRoutes.ts'
import type { FormatZonedTime } from '#server/http/zonedTime.ts'
import { amountCell, listCell, textCell } from './cells.ts'

/** The options for writing a cell. */
export type CellWriteOptions = {
  readonly language: Language
  readonly formatTime: FormatZonedTime
  /** the currency of the row, which its amounts can omit */
  readonly currency: string | undefined
  /** returns the name of another record */
  readonly nameOf: (field: Field, reference: unknown) => string
  /** returns the shortest name of another record */
  readonly codeOf: (field: Field, reference: unknown) => string
}

type CellWriter = (value: unknown, field: Field, options: CellWriteOptions) => string

const writeText: CellWriter = (value) => textCell(String(value))

/**
 * Writers by field kind: numbers and times in machine-readable form, text as written. Other kinds
 * fit into no cell.
 */
export const cellWriters: Readonly<Partial<Record<KindName, CellWriter>>> = {
  text: writeText,
  multiline: writeText,
  richText: writeText,
  email: writeText,
  url: writeText,
  phone: writeText,
  colour: writeText,
  number: String,
  money: (value, _, { currency }) => {
    if (!isMoney(value)) return ''
    return value.currency === currency
      ? amountCell(value)
      : `${amountCell(value)} ${value.currency}`
  },
  date: (value, _, { formatTime }) => formatTime(String(value)),
  choice: (value, { property }, { language }) =>
    textCell(choiceLabel(property, String(value), language)),
  choices: (value, { property }, { language }) =>
    textCell(listCell(asList(value).map((each) => choiceLabel(property, String(each), language)))),
  flag: (value, _, { language }) => formatMessage(value ? 'word.yes' : 'word.no', language),
  texts: (value) => textCell(listCell(asList(value).map(String))),
  permissions: (value) => listCell(asList(value).map(String)),
  brand: (value, field, options) => brandName(field, value, options),
  brands: (value, field, options) =>
    listCell(asList(value).map((each) => brandName(field, each, options))),
  country: (value, _, { language }) => countryName(String(value), language),
  countries: (value, _, { language }) =>
    listCell(asList(value).map((each) => countryName(String(each), language))),
  relation: (value, field, { nameOf }) => textCell(nameOf(field, value)),
  picture: (value, field, { nameOf }) => textCell(nameOf(field, value)),
  relations: (value, field, { nameOf }) => textCell(namesIn(value, field, nameOf)),
  gallery: (value, field, { nameOf }) => textCell(namesIn(value, field, nameOf)),
  links: (value, field, options) =>
    textCell(listCell(asList(value).map((row) => linkCell(row, field, options)))),
  address: (value, _, { language }) => textCell(addressCell(value, language)),
}

const brandName = ({ property }: Field, key: unknown, { language }: CellWriteOptions): string =>
  choiceValues(property).some((each) => each === key)
    ? textCell(choiceLabel(property, String(key), language))
    : String(key)

const namesIn = (value: unknown, field: Field, nameOf: CellWriteOptions['nameOf']): string =>
  listCell(asList(value).map((each) => nameOf(field, each)))

/** Returns a record with its quantity or price: LW-01×3. */
function linkCell(row: unknown, field: Field, { codeOf }: CellWriteOptions): string {
  if (!isRecord(row)) return ''
  const rowProperties = Object.entries(field.property.items?.properties ?? {})
  const ofKind = (kind: KindName): unknown =>
    rowProperties.flatMap(([name, fact]) => (kindOf(fact) === kind ? [row[name]] : []))[0]
  // The record's name in the row itself takes precedence over its current one.
  const name = codeOf(field, {
    ...Object(row[linkRelationOf(field.property)?.name ?? '']),
    ...ownTexts(row),
  })
  const count = ofKind('number')
  if (typeof count === 'number') return `${name}×${count}`
  const price = ofKind('money')
  return isMoney(price) ? `${name} ${amountCell(price)} ${price.currency}` : name
}

const ownTexts = (row: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === 'string'))

/** Returns an address from the person to the country. */
function addressCell(value: unknown, language: Language): string {
  const { fullName, address, additionalDetails, country = '', city = '' } = Object(value)
  return [
    fullName,
    address,
    additionalDetails,
    cityName(String(country), String(city), language),
    country && countryName(String(country), language),
  ]
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join(', ')
}

export const isMoney = (value: unknown): value is Money =>
  isRecord(value) &&
  typeof value.amount === 'number' &&
  currencyCodes.some((code) => code === value.currency)
