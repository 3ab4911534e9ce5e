import type { Language } from '#domain/locale.ts'
import { fromMajor, toMajor, type Currency } from '#domain/money.ts'
import { parseNumber, formatPlainNumber } from '#domain/parseNumber.ts'
import type { OfferedLine, CounterLine } from './requestsApi.ts'

type CounterValues = Readonly<Record<string, string>>

const priceFieldName = (line: OfferedLine): string => `price-${line.product?._id}`
const quantityFieldName = (line: OfferedLine): string => `quantity-${line.product?._id}`
export const counterFields = { price: priceFieldName, quantity: quantityFieldName } as const

/** Returns the initial form values: the current offer, with numbers in the user's digits. */
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

/** Parses a number in Latin or Arabic digits; undefined if it is invalid or negative. */
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

/** Validates the form before it is sent. */
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
