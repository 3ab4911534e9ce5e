import { fromMajor, toMajor, type Currency } from '#domain/money.ts'
import { typedNumber } from '#domain/typedNumber.ts'
import type { Formats } from '#ui/formats.ts'
import type { OfferedLine, WishedLine } from './requestsApi.ts'

type Values = Readonly<Record<string, string>>

const priceOf = (line: OfferedLine): string => `price-${line.product?._id}`
const quantityOf = (line: OfferedLine): string => `quantity-${line.product?._id}`
export const counterFields = { price: priceOf, quantity: quantityOf } as const

/** What the form begins with: the offer as it stands, in the digits of the reader. */
export const counterValues = (
  lines: readonly OfferedLine[],
  { digits }: Pick<Formats, 'digits'>,
): Values => ({
  message: '',
  ...Object.fromEntries(
    lines.flatMap((line) => [
      [priceOf(line), line.unitPrice ? digits(String(toMajor(line.unitPrice))) : ''],
      [quantityOf(line), digits(String(line.quantity ?? ''))],
    ]),
  ),
})

/** What was typed, in either kind of digits; nothing where it is no number, or less than none. */
export function numberIn(text: string | undefined): number | undefined {
  const value = typedNumber(text ?? '')
  return value === undefined || value < 0 ? undefined : value
}

export const wishedLines = (
  lines: readonly OfferedLine[],
  values: Values,
  currency: Currency,
): WishedLine[] =>
  lines.flatMap((line) =>
    line.product?._id
      ? [
          {
            product: line.product._id,
            quantity: numberIn(values[quantityOf(line)]) ?? 0,
            unitPrice: fromMajor(numberIn(values[priceOf(line)]) ?? 0, currency),
          },
        ]
      : [],
  )

type Says = { readonly price: string; readonly quantity: string; readonly message: string }

/** What is wrong before anything is sent. */
export const counterProblems = (lines: readonly OfferedLine[], values: Values, says: Says) => ({
  ...Object.fromEntries(
    lines.flatMap((line) => {
      const quantity = numberIn(values[quantityOf(line)])
      return [
        [priceOf(line), numberIn(values[priceOf(line)]) === undefined ? says.price : undefined],
        [quantityOf(line), quantity && Number.isInteger(quantity) ? undefined : says.quantity],
      ]
    }),
  ),
  message: values['message']?.trim() ? undefined : says.message,
})
