import { markup, type Markup } from '#server/platform/text/markup.ts'
import { nothing, type Frame } from './frame.ts'
import type { Invoice } from './readInvoice.ts'
import { settledOf } from './settled.ts'

type Row = readonly [term: string, amount: string, kind?: 'plain' | 'total' | 'left']

/** How the lines become what is to be paid; what was given back since stands outside of the sum. */
export const totals = (invoice: Invoice, frame: Frame): Markup => markup`<div class="totals">
<dl>${rowsOf(invoice, frame).map(drawn)}</dl>
${invoice.refunded ? markup`<dl class="after">${drawn(refundRow(invoice, frame))}</dl>` : nothing}
</div>`

const drawn = ([term, amount, kind = 'plain']: Row): Markup =>
  markup`<div class="${kind}"><dt>${term}</dt><dd>${withHungSign(amount)}</dd></div>`

/** The sign of Arabic amounts stands at the end that they are aligned by. */
function withHungSign(amount: string): Markup {
  const [, sign, rest] = /^(\u061c−)(.*)$/.exec(amount) ?? []
  return sign && rest ? markup`<span class="sign">${sign}</span>${rest}` : markup`${amount}`
}

const refundRow = ({ refunded, currency }: Invoice, { texts, amounts }: Frame): Row => [
  texts.refunded,
  amounts.money({ amount: refunded, currency }),
]

function rowsOf(invoice: Invoice, { texts, amounts }: Frame): Row[] {
  const { currency, taxRate, taxIncluded, tax, total, rounding } = invoice
  const { percent } = amounts
  const money = (amount: number): string => amounts.money({ amount, currency })
  const when = (amount: number, term: string, signed = amount): Row[] =>
    amount ? [[term, money(signed)]] : []
  const settled = settledOf(invoice)
  const isSent = invoice.lines.some(({ digital }) => !digital)
  return [
    [texts.subtotal, money(invoice.subtotal)],
    ...when(invoice.discount, texts.discount, -invoice.discount),
    ...(isSent
      ? [[texts.shipping, invoice.shipping ? money(invoice.shipping) : texts.free] as const]
      : []),
    ...(taxIncluded || !taxRate
      ? []
      : [[texts.withoutTax, money(total - rounding - tax)] as const]),
    ...(taxIncluded ? [] : [[texts.tax(percent(taxRate)), money(tax)] as const]),
    ...when(rounding, texts.rounding),
    [texts.total, money(total), 'total'],
    ...(taxIncluded
      ? [
          [texts.taxIncluded(percent(taxRate)), money(tax)] as const,
          [texts.withoutTax, money(total - tax)] as const,
        ]
      : []),
    ...when(invoice.giftCard, texts.giftCard, -invoice.giftCard),
    ...when(settled.paid, texts.paid, -settled.paid),
    ...when(settled.waived, texts.waived, -settled.waived),
    [texts.left, money(settled.left), 'left'],
  ]
}
