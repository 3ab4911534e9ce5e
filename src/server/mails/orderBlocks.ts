import { pickTranslation, type Language } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { details, optionalDetails, type MailBlock } from '#server/platform/mail/mailBlocks.ts'
import { pricePerPeriod } from './pricePerPeriod.ts'
import type { OrderMailValues, OrderSum } from './orderMail.ts'
import { utcMomentText, proseTagFor } from '#server/platform/text/prose.ts'
import { sums, type SumRow } from '#server/platform/mail/sums.ts'
import { orderWords } from './texts/orders/orderWords.ts'

export function createOrderBlocks(language: Language) {
  const t = proseTagFor(language)
  const words = pickTranslation(orderWords, language)
  const { money, number, percent, date } = amountFormatters(language)

  const sumRow = (
    name: OrderSum,
    { sums: all }: OrderMailValues,
    rest: Partial<SumRow> = {},
  ): SumRow => ({
    term: words.sums[name],
    amount: money(all[name]),
    ...rest,
  })

  const lineRow = ({
    name,
    quantity,
    unitPrice,
    period,
  }: OrderMailValues['lines'][number]): SumRow => ({
    term: t`${name}`,
    detail: `${number(quantity)} × ${pricePerPeriod(money(unitPrice), period, language)}`,
    amount: money({ ...unitPrice, amount: unitPrice.amount * quantity }),
  })

  function deliveryRows(values: OrderMailValues): SumRow[] {
    if (values.isDigital) return []
    return [sumRow('shipping', values, values.sums.shipping.amount ? {} : { amount: words.free })]
  }

  function taxRows(values: OrderMailValues, included: boolean): SumRow[] {
    const { taxRate, taxIncluded } = values
    if (!taxRate || taxIncluded !== included) return []
    const term = (included ? words.taxIncluded : words.tax)(percent(taxRate))
    return [sumRow('tax', values, { term })]
  }

  const formatDeadline = ({ deadline: at }: OrderMailValues): string =>
    words.utc(utcMomentText(language, at))

  return {
    deadline: formatDeadline,
    expectedDay: ({ expectedDelivery }: OrderMailValues): string =>
      expectedDelivery ? date(expectedDelivery.at, expectedDelivery.timeZone) : '',

    orderTotals(values: OrderMailValues): MailBlock {
      const { discount, rounding, giftCard } = values.sums
      return sums([
        ...values.lines.map(lineRow),
        sumRow('subtotal', values, { hasTopBorder: true }),
        ...ifNonZero(discount, () =>
          sumRow('discount', values, { amount: money(negate(discount)) }),
        ),
        ...deliveryRows(values),
        ...taxRows(values, false),
        ...ifNonZero(rounding, () => sumRow('rounding', values)),
        sumRow('total', values, { isTotal: true }),
        ...taxRows(values, true),
        ...ifNonZero(giftCard, () =>
          sumRow('giftCard', values, { amount: money(negate(giftCard)) }),
        ),
        ...ifNonZero(giftCard, () => sumRow('due', values, { isTotal: true })),
      ])
    },

    /** Returns the bank details for the outstanding amount; empty if it cannot be transferred. */
    transferDetails(values: OrderMailValues): MailBlock[] {
      const { transfer, outstanding } = values
      if (!transfer) return []
      const { beneficiary, bank, iban, swift, reference } = transfer
      return [
        details([
          [words.outstanding, money(outstanding)],
          [words.beneficiary, t`${beneficiary}`],
          [words.bank, t`${bank}`],
          [words.iban, t`${groupByFour(iban)}`],
          [words.swift, t`${swift}`],
          [words.reference, t`${reference}`],
          ...(values.deadline ? [[words.until, formatDeadline(values)] as const] : []),
        ]),
      ]
    },

    addressDetails: ({ address }: OrderMailValues): MailBlock[] =>
      optionalDetails([[words.sentTo, address.map((each) => t`${each}`).join(words.comma)]]),
  }
}

const ifNonZero = ({ amount }: Money, row: () => SumRow): SumRow[] => (amount ? [row()] : [])

const negate = ({ amount, currency }: Money): Money => ({ amount: -amount, currency })

/** Groups an IBAN as banks print it; they accept it with and without spaces. */
const groupByFour = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
