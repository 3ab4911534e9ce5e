import { inLanguage, type Language } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { amountFormatters } from '#server/platform/text/amounts.ts'
import { facts, type Block } from '#server/platform/mail/blocks.ts'
import { pricePerPeriod } from './pricePerPeriod.ts'
import type { OrderMailValues, OrderSum } from './orderMail.ts'
import { utcMomentText, proseIn } from '#server/platform/text/prose.ts'
import { sums, type SumRow } from '#server/platform/mail/sums.ts'
import { orderWords } from './texts/orders/words.ts'

/** What letters about orders show rather than say. */
export function orderBlocks(language: Language) {
  const t = proseIn(language)
  const words = inLanguage(orderWords, language)
  const { money, number, percent, date } = amountFormatters(language)

  const sum = (
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
    return [sum('shipping', values, values.sums.shipping.amount ? {} : { amount: words.free })]
  }

  function taxRows(values: OrderMailValues, included: boolean): SumRow[] {
    const { taxRate, taxIncluded } = values
    if (!taxRate || taxIncluded !== included) return []
    const term = (included ? words.taxIncluded : words.tax)(percent(taxRate))
    return [sum('tax', values, { term })]
  }

  const deadline = ({ deadline: at }: OrderMailValues): string =>
    words.utc(utcMomentText(language, at))

  return {
    deadline,
    day: ({ expected }: OrderMailValues): string =>
      expected ? date(expected.at, expected.timeZone) : '',

    order(values: OrderMailValues): Block {
      const { discount, rounding, giftCard } = values.sums
      return sums([
        ...values.lines.map(lineRow),
        sum('subtotal', values, { isRuled: true }),
        ...when(discount, () => sum('discount', values, { amount: money(negate(discount)) })),
        ...deliveryRows(values),
        ...taxRows(values, false),
        ...when(rounding, () => sum('rounding', values)),
        sum('total', values, { isTotal: true }),
        ...taxRows(values, true),
        ...when(giftCard, () => sum('giftCard', values, { amount: money(negate(giftCard)) })),
        ...when(giftCard, () => sum('due', values, { isTotal: true })),
      ])
    },

    /** Where to transfer what is still to be paid; nothing where it cannot be transferred. */
    transfer(values: OrderMailValues): Block[] {
      const { transfer, outstanding } = values
      if (!transfer) return []
      const { beneficiary, bank, iban, swift, reference } = transfer
      return [
        facts([
          [words.outstanding, money(outstanding)],
          [words.beneficiary, t`${beneficiary}`],
          [words.bank, t`${bank}`],
          [words.iban, t`${groupByFour(iban)}`],
          [words.swift, t`${swift}`],
          [words.reference, t`${reference}`],
          ...(values.deadline ? [[words.until, deadline(values)] as const] : []),
        ]),
      ]
    },

    address: ({ address }: OrderMailValues): Block[] =>
      address.length
        ? [facts([[words.sentTo, address.map((each) => t`${each}`).join(words.comma)]])]
        : [],

    /** Those facts that were given. */
    givenFacts(rows: readonly (readonly [term: string, fact: string])[]): Block[] {
      const present = rows.filter(([, fact]) => fact)
      return present.length ? [facts(present)] : []
    },
  }
}

const when = ({ amount }: Money, row: () => SumRow): SumRow[] => (amount ? [row()] : [])

const negate = ({ amount, currency }: Money): Money => ({ amount: -amount, currency })

/** As banks print it; they take it with and without spaces. */
const groupByFour = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
