import { inLanguage, type Language } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { amountsIn } from '#server/platform/text/amounts.ts'
import { facts, type Block } from '#server/platform/mail/blocks.ts'
import { pricePerPeriod } from './pricePerPeriod.ts'
import type { OrderNews, OrderSum } from './orderMail.ts'
import { momentIn, proseIn } from '#server/platform/text/prose.ts'
import { sums, type SumRow } from '#server/platform/mail/sums.ts'
import { orderWords } from './texts/orders/words.ts'

/** What letters about orders show rather than say. */
export function orderBlocks(language: Language) {
  const t = proseIn(language)
  const words = inLanguage(orderWords, language)
  const { money, number, percent, date } = amountsIn(language)

  const sum = (name: OrderSum, { sums: all }: OrderNews, rest: Partial<SumRow> = {}): SumRow => ({
    term: words.sums[name],
    amount: money(all[name]),
    ...rest,
  })

  const lineRow = ({ name, quantity, unitPrice, period }: OrderNews['lines'][number]): SumRow => ({
    term: t`${name}`,
    detail: `${number(quantity)} × ${pricePerPeriod(money(unitPrice), period, language)}`,
    amount: money({ ...unitPrice, amount: unitPrice.amount * quantity }),
  })

  function deliveryRows(news: OrderNews): SumRow[] {
    if (news.isDigital) return []
    return [sum('shipping', news, news.sums.shipping.amount ? {} : { amount: words.free })]
  }

  function taxRows(news: OrderNews, included: boolean): SumRow[] {
    const { taxRate, taxIncluded } = news
    if (!taxRate || taxIncluded !== included) return []
    const term = (included ? words.taxIncluded : words.tax)(percent(taxRate))
    return [sum('tax', news, { term })]
  }

  const deadline = ({ deadline: at }: OrderNews): string => words.utc(momentIn(language, at))

  return {
    deadline,
    day: ({ expected }: OrderNews): string =>
      expected ? date(expected.at, expected.timeZone) : '',

    order(news: OrderNews): Block {
      const { discount, rounding, giftCard } = news.sums
      return sums([
        ...news.lines.map(lineRow),
        sum('subtotal', news, { isRuled: true }),
        ...when(discount, () => sum('discount', news, { amount: money(minus(discount)) })),
        ...deliveryRows(news),
        ...taxRows(news, false),
        ...when(rounding, () => sum('rounding', news)),
        sum('total', news, { isTotal: true }),
        ...taxRows(news, true),
        ...when(giftCard, () => sum('giftCard', news, { amount: money(minus(giftCard)) })),
        ...when(giftCard, () => sum('due', news, { isTotal: true })),
      ])
    },

    /** Where to transfer what is still to be paid; nothing where it cannot be transferred. */
    transfer(news: OrderNews): Block[] {
      const { transfer, left } = news
      if (!transfer) return []
      const { beneficiary, bank, iban, swift, reference } = transfer
      return [
        facts([
          [words.left, money(left)],
          [words.beneficiary, t`${beneficiary}`],
          [words.bank, t`${bank}`],
          [words.iban, t`${inFours(iban)}`],
          [words.swift, t`${swift}`],
          [words.reference, t`${reference}`],
          ...(news.deadline ? [[words.until, deadline(news)] as const] : []),
        ]),
      ]
    },

    address: ({ address }: OrderNews): Block[] =>
      address.length
        ? [facts([[words.sentTo, address.map((each) => t`${each}`).join(words.comma)]])]
        : [],

    /** Those facts that were given. */
    given(rows: readonly (readonly [term: string, fact: string])[]): Block[] {
      const told = rows.filter(([, fact]) => fact)
      return told.length ? [facts(told)] : []
    },
  }
}

const when = ({ amount }: Money, row: () => SumRow): SumRow[] => (amount ? [row()] : [])

const minus = ({ amount, currency }: Money): Money => ({ amount: -amount, currency })

/** As banks print it; they take it with and without spaces. */
const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
