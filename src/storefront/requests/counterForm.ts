import type { Language } from '#domain/locale.ts'
import { fromMajor, toMajor, type Currency } from '#domain/money.ts'
import { parseNumber, formatPlainNumber } from '#domain/parseNumber.ts'
import type { OfferedLine, CounterLine } from './requestsApi.ts'

type CounterValues = Readonly<Record<string, string>>

const priceFieldName = (line: OfferedLine): string => `price-${line.product?._id}`
const quantityFieldName = (line: OfferedLine): string => `quantity-${line.product?._id}`
export const counterFields = { price: priceFieldName, quantity: quantityFieldName } as const

/** What the form begins with: the offer as it stands, in the digits of the reader. */
export const counterValues = (
  lines: readonly OfferedLine[],
  language: Language,
): CounterValues => ({
  message: '',
  ...Object.fromEntries(
    lines.flatMap((line) => [
      [
        priceFieldName(line),
        line.unitPrice ? formatPlainNumber(toMajor(line.unitPrice), language) : '',
      ],
      [quantityFieldName(line), line.quantity ? formatPlainNumber(line.quantity, language) : ''],
    ]),
  ),
})

/** What was typed, in either kind of digits; nothing where it is no number, or less than none. */
export function parseNonNegative(text: string | undefined, language: Language): number | undefined {
  const value = parseNumber(text ?? '', language)
  return value === undefined || value < 0 ? undefined : value
}

export const counterLines = (
  lines: readonly OfferedLine[],
  values: CounterValues,
  { currency, language }: { readonly currency: Currency; readonly language: Language },
): CounterLine[] =>
  lines.flatMap((line) =>
    line.product?._id
      ? [
          {
            product: line.product._id,
            quantity: parseNonNegative(values[quantityFieldName(line)], language) ?? 0,
            unitPrice: fromMajor(
              parseNonNegative(values[priceFieldName(line)], language) ?? 0,
              currency,
            ),
          },
        ]
      : [],
  )

type CounterMessages = {
  readonly price: string
  readonly quantity: string
  readonly message: string
}

/** What is wrong before anything is sent. */
export const counterProblems = (
  lines: readonly OfferedLine[],
  values: CounterValues,
  { messages, language }: { readonly messages: CounterMessages; readonly language: Language },
) => ({
  ...Object.fromEntries(
    lines.flatMap((line) => {
      const quantity = parseNonNegative(values[quantityFieldName(line)], language)
      return [
        [
          priceFieldName(line),
          parseNonNegative(values[priceFieldName(line)], language) === undefined
            ? messages.price
            : undefined,
        ],
        [
          quantityFieldName(line),
          quantity && Number.isInteger(quantity) ? undefined : messages.quantity,
        ],
      ]
    }),
  ),
  message: values['message']?.trim() ? undefined : messages.message,
})
