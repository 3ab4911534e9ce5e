import { markup, type Markup } from '#server/platform/text/markup.ts'
import { emptyMarkup, type InvoiceContext } from './invoiceContext.ts'
import type { Invoice } from './readInvoice.ts'
import { settledAmounts } from './settlement.ts'

type TotalRow = readonly [term: string, amount: string, kind?: 'plain' | 'total' | 'left']

/** The steps from the lines to the amount due; later refunds are shown separately. */
export const totalsSection = (
  invoice: Invoice,
  context: InvoiceContext,
): Markup => markup`<div class="totals">
<dl>${rowsOf(invoice, context).map(renderRow)}</dl>
${invoice.refunded ? markup`<dl class="after">${renderRow(refundRow(invoice, context))}</dl>` : emptyMarkup}
</div>`

const renderRow = ([term, amount, kind = 'plain']: TotalRow): Markup =>
  markup`<div class="${kind}"><dt>${term}</dt><dd>${withHangingSign(amount)}</dd></div>`

/** Puts the minus sign of Arabic amounts at the edge they are aligned to. */
function withHangingSign(amount: string): Markup {
  const [, sign, rest] = /^(\u061c−)(.*)$/.exec(amount) ?? []
  return sign && rest ? markup`<span class="sign">${sign}</span>${rest}` : markup`${amount}`
}

const refundRow = (
  { refunded, currency }: Invoice,
  { texts, amounts }: InvoiceContext,
): TotalRow => [texts.refunded, amounts.money({ amount: refunded, currency })]

function rowsOf(invoice: Invoice, { texts, amounts }: InvoiceContext): TotalRow[] {
  const { currency, taxRate, taxIncluded, tax, total, rounding } = invoice
  const { percent } = amounts
  const money = (amount: number): string => amounts.money({ amount, currency })
  const optionalRow = (amount: number, term: string, signed = amount): TotalRow[] =>
    amount ? [[term, money(signed)]] : []
  const settlement = settledAmounts(invoice)
  const hasShipping = invoice.lines.some(({ digital }) => !digital)
  return [
    [texts.subtotal, money(invoice.subtotal)],
    ...optionalRow(invoice.discount, texts.discount, -invoice.discount),
    ...(hasShipping
      ? [[texts.shipping, invoice.shipping ? money(invoice.shipping) : texts.free] as const]
      : []),
    ...(taxIncluded || !taxRate
      ? []
      : [[texts.withoutTax, money(total - rounding - tax)] as const]),
    ...(taxIncluded ? [] : [[texts.tax(percent(taxRate)), money(tax)] as const]),
    ...optionalRow(rounding, texts.rounding),
    [texts.total, money(total), 'total'],
    ...(taxIncluded
      ? [
          [texts.taxIncluded(percent(taxRate)), money(tax)] as const,
          [texts.withoutTax, money(total - tax)] as const,
        ]
      : []),
    ...optionalRow(invoice.giftCard, texts.giftCard, -invoice.giftCard),
    ...optionalRow(settlement.paid, texts.paid, -settlement.paid),
    ...optionalRow(settlement.waived, texts.waived, -settlement.waived),
    [texts.left, money(settlement.remaining), 'left'],
  ]
}
