import { isoDate } from '#resource/kinds/dates.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { isByTransfer, remainingOf } from './orderSummary.ts'
import { ltrText, emptyMarkup, type InvoiceContext } from './invoiceContext.ts'
import type { Invoice } from './readInvoice.ts'
import { timeZoneOf } from './timeZoneOf.ts'

export function paymentSection(invoice: Invoice, context: InvoiceContext): Markup {
  const { texts } = context
  return markup`<section class="payment">
<h2>${texts.payment}</h2>
<p>${texts.methods[invoice.method]}</p>
${remainingOf(invoice) > 0 && isByTransfer(invoice) ? transferDetails(invoice, context) : emptyMarkup}
</section>`
}

function transferDetails(
  invoice: Invoice,
  { brand, language, texts, amounts }: InvoiceContext,
): Markup {
  const { legalName, bank, iban, swift } = brand.commerce.seller
  const { status, deadline, reference, number } = invoice
  const payBy = amounts.date(isoDate(deadline), timeZoneOf(brand.country))
  return markup`<p class="where">${texts.transfer}</p>
<dl class="facts">
${factRow(texts.beneficiary, markup`${legalName[language]}`)}
${factRow(texts.bank, markup`<bdi>${bank}</bdi>`)}
${factRow(texts.iban, ltrText(iban.replace(/(.{4})(?=.)/g, '$1 ')))}
${factRow(texts.swift, ltrText(swift))}
${factRow(texts.reference, ltrText(reference ?? number))}
${status === 'pending' ? factRow(texts.until, markup`${payBy}`) : emptyMarkup}
</dl>`
}

const factRow = (term: string, text: Markup): Markup =>
  markup`<div><dt>${term}</dt><dd>${text}</dd></div>`
