import { inLanguage, type Language } from '#domain/locale.ts'
import { say } from '#domain/messages/messages.ts'
import { currencyCodes, type Money } from '#domain/money.ts'
import { asList, isRecord } from '#resource/kinds/kind.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import type { Field, Resource } from '#resource/resource.ts'
import type { Row } from '../../engine/context.ts'
import { addressLines } from '../invoice/addressLines.ts'
import { amountCell, textCell } from './csv.ts'
import type { ZonedTime } from './zonedTime.ts'

export type Column = { readonly head: string; readonly cell: (order: Row) => string }

type Reader = { readonly language: Language; readonly time: ZonedTime }

/** The fields in their sequence; `currency` is that of all amounts of an order. */
export const exported = [
  'number',
  'placedAt',
  'status',
  'paymentStatus',
  'paymentMethod',
  'customerName',
  'email',
  'company',
  'tenant',
  'items',
  'itemsQuantity',
  'currency',
  'subtotal',
  'discount',
  'discountCode',
  'shipping',
  'tax',
  'taxIncluded',
  'rounding',
  'total',
  'giftCard',
  'due',
  'paid',
  'refunded',
  'invoiceNumber',
  'invoicedAt',
  'shippingMethod',
  'shippingAddress',
  'carrier',
  'trackingNumber',
  'estimatedDelivery',
  'rejectionReason',
  'note',
] as const

const currencyHead: Readonly<Record<Language, string>> = { en: 'Currency', ar: 'العملة' }

/** One row per order: what it is, who bought what, and its sums. Labels and heads are the reader's. */
export const columnsOf = (resource: Resource, reader: Reader): Column[] =>
  exported.flatMap((name): Column[] => {
    if (name === 'currency')
      return [
        {
          head: textCell(currencyHead[reader.language]),
          cell: ({ total }) => (isMoney(total) ? total.currency : ''),
        },
      ]
    const field = resource.field[name]
    if (!field) return []
    const cellOf = cells[field.kind] ?? asText
    return [
      {
        head: textCell(field.label[reader.language]),
        cell: ({ [name]: value }) => ((value ?? null) === null ? '' : cellOf(value, field, reader)),
      },
    ]
  })

type Cell = (value: unknown, field: Field, reader: Reader) => string

const asText: Cell = (value) => textCell(String(value))

/** Numbers and moments are for machines too; what people wrote is text. */
const cells: Readonly<Partial<Record<KindName, Cell>>> = {
  money: (value) => (isMoney(value) ? amountCell(value) : ''),
  number: String,
  date: (value, _, { time }) => time(String(value)),
  flag: (value, _, { language }) => textCell(say(value ? 'word.yes' : 'word.no', language)),
  choice: (value, { property }, { language }) =>
    textCell(
      inLanguage(property['x-enum-labels']?.[String(value)] ?? {}, language) ?? String(value),
    ),
  relation: (value) => textCell(isRecord(value) ? titleOf(value) : ''),
  links: (value) =>
    textCell(
      asList(value)
        .map((line) => (isRecord(line) ? `${String(line.code)}×${String(line.quantity)}` : ''))
        .join(', '),
    ),
  address: (value, _, { language }) =>
    textCell(
      isRecord(value)
        ? [String(value.fullName ?? ''), ...addressLines(value, language)]
            .filter(Boolean)
            .join(', ')
        : '',
    ),
}

/** What a reference shows of itself: its title stands first after its id. */
const titleOf = ({ _id, ...shown }: Row): string => String(Object.values(shown)[0] ?? '')

const isMoney = (value: unknown): value is Money =>
  isRecord(value) &&
  typeof value.amount === 'number' &&
  currencyCodes.some((code) => code === value.currency)
