import { pricePerPeriod } from '#server/mails/pricePerPeriod.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import type { OrderSummaryLine } from './orderSummary.ts'
import { ltrText, type InvoiceContext } from './invoiceContext.ts'
import type { Invoice } from './readInvoice.ts'

type Column = {
  readonly head: string
  readonly cell: (line: OrderSummaryLine) => string
}

/** The lines of the order. On phones each line is a card with labelled figures. */
export function linesTable(invoice: Invoice, context: InvoiceContext): Markup {
  const { texts } = context
  const columns = columnsOf(invoice, context)
  return markup`<table>
<thead><tr><th scope="col">${texts.item}</th>${columns.map(({ head }) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${invoice.lines.map(
  (line) => markup`<tr>
<th scope="row"><bdi>${line.name}</bdi><span class="code">${ltrText(line.code)}</span></th>
${columns.map(({ head, cell }) => markup`<td data-head="${head}">${cell(line)}</td>`)}
</tr>`,
)}
</tbody>
</table>`
}

function columnsOf(
  { discount, taxRate, lines }: Invoice,
  { language, texts, amounts }: InvoiceContext,
): Column[] {
  const { amountOnly, number, percent } = amounts
  const hasDiscounts = discount !== 0 || lines.some((line) => line.discount.amount !== 0)
  return [
    { head: texts.quantity, cell: ({ quantity }) => number(quantity) },
    {
      head: texts.unitPrice,
      cell: ({ unitPrice, period }) => pricePerPeriod(amountOnly(unitPrice), period, language),
    },
    ...(hasDiscounts
      ? [{ head: texts.discount, cell: (line: OrderSummaryLine) => amountOnly(line.discount) }]
      : []),
    { head: texts.taxShort(percent(taxRate)), cell: ({ tax }) => amountOnly(tax) },
    { head: texts.lineTotal, cell: ({ total }) => amountOnly(total) },
  ]
}
