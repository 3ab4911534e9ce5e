import type { Language } from '#domain/locale.ts'
import { fromMajor, toMajor, type Currency } from '#domain/money.ts'
import { typedNumber, writtenNumber } from '#domain/typedNumber.ts'
import type { OfferedLine, WishedLine } from './requestsApi.ts'

type Values = Readonly<Record<string, string>>

const priceOf = (line: OfferedLine): string => `price-${line.product?._id}`
const quantityOf = (line: OfferedLine): string => `quantity-${line.product?._id}`
export const counterFields = { price: priceOf, quantity: quantityOf } as const

/** What the form begins with: the offer as it stands, in the digits of the reader. */
export const counterValues = (lines: readonly OfferedLine[], language: Language): Values => ({
  message: '',
  ...Object.fromEntries(
    lines.flatMap((line) => [
      [priceOf(line), line.unitPrice ? writtenNumber(toMajor(line.unitPrice), language) : ''],
      [quantityOf(line), line.quantity ? writtenNumber(line.quantity, language) : ''],
    ]),
  ),
})

/** What was typed, in either kind of digits; nothing where it is no number, or less than none. */
export function numberIn(text: string | undefined, language: Language): number | undefined {
  const value = typedNumber(text ?? '', language)
  return value === undefined || value < 0 ? undefined : value
}

export const wishedLines = (
  lines: readonly OfferedLine[],
  values: Values,
  { currency, language }: { readonly currency: Currency; readonly language: Language },
): WishedLine[] =>
  lines.flatMap((line) =>
    line.product?._id
      ? [
          {
            product: line.product._id,
            quantity: numberIn(values[quantityOf(line)], language) ?? 0,
            unitPrice: fromMajor(numberIn(values[priceOf(line)], language) ?? 0, currency),
          },
        ]
      : [],
  )

type Says = { readonly price: string; readonly quantity: string; readonly message: string }

/** What is wrong before anything is sent. */
export const counterProblems = (
  lines: readonly OfferedLine[],
  values: Values,
  { says, language }: { readonly says: Says; readonly language: Language },
) => ({
  ...Object.fromEntries(
    lines.flatMap((line) => {
      const quantity = numberIn(values[quantityOf(line)], language)
      return [
        [
          priceOf(line),
          numberIn(values[priceOf(line)], language) === undefined ? says.price : undefined,
        ],
        [quantityOf(line), quantity && Number.isInteger(quantity) ? undefined : says.quantity],
      ]
    }),
  ),
  message: values['message']?.trim() ? undefined : says.message,
})
