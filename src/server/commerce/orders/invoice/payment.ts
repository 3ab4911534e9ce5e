import { isoDate } from '#resource/kinds/amounts.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { isByTransfer, leftOf } from './bill.ts'
import { asTyped, nothing, type Frame } from './frame.ts'
import type { Invoice } from './readInvoice.ts'
import { zoneOf } from './zoneOf.ts'

/** How it was paid, or where the money goes. */
export function payment(invoice: Invoice, frame: Frame): Markup {
  const { texts } = frame
  return markup`<section class="payment">
<h2>${texts.payment}</h2>
<p>${texts.methods[invoice.method]}</p>
${leftOf(invoice) > 0 && isByTransfer(invoice) ? transfer(invoice, frame) : nothing}
</section>`
}

function transfer(invoice: Invoice, { brand, language, texts, amounts }: Frame): Markup {
  const { legalName, bank, iban, swift } = brand.commerce.seller
  const { status, deadline, reference, number } = invoice
  const until = amounts.date(isoDate(deadline), zoneOf(brand.country))
  return markup`<p class="where">${texts.transfer}</p>
<dl class="facts">
${fact(texts.beneficiary, markup`${legalName[language]}`)}
${fact(texts.bank, markup`<bdi>${bank}</bdi>`)}
${fact(texts.iban, asTyped(iban.replace(/(.{4})(?=.)/g, '$1 ')))}
${fact(texts.swift, asTyped(swift))}
${fact(texts.reference, asTyped(reference ?? number))}
${status === 'pending' ? fact(texts.until, markup`${until}`) : nothing}
</dl>`
}

const fact = (term: string, text: Markup): Markup =>
  markup`<div><dt>${term}</dt><dd>${text}</dd></div>`
