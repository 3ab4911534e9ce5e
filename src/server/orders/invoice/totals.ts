import { markup, type Markup } from '../../mail/markup.ts'
import { leftOf } from './bill.ts'
import type { Frame } from './frame.ts'
import type { Invoice } from './readInvoice.ts'

type Row = readonly [term: string, amount: string, kind?: 'total' | 'left']

/** How the lines become what is to be paid. */
export const totals = (invoice: Invoice, frame: Frame): Markup => markup`<dl class="totals">
${rowsOf(invoice, frame).map(
  ([term, amount, kind = 'plain']) =>
    markup`<div class="${kind}"><dt>${term}</dt><dd>${amount}</dd></div>`,
)}
</dl>`

function rowsOf(invoice: Invoice, { texts, amounts }: Frame): Row[] {
  const { currency, taxRate, taxIncluded, tax, total, rounding } = invoice
  const { percent } = amounts
  const money = (amount: number): string => amounts.money({ amount, currency })
  const when = (amount: number, term: string, signed = amount): Row[] =>
    amount ? [[term, money(signed)]] : []
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
    ...when(invoice.paid, texts.paid, -invoice.paid),
    ...when(invoice.refunded, texts.refunded),
    [texts.left, money(leftOf(invoice)), 'left'],
  ]
}
