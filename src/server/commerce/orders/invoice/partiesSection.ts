import { markup, type Markup } from '#server/platform/text/markup.ts'
import { formatAddressLines } from './formatAddressLines.ts'
import { ltrText, emptyMarkup, type InvoiceContext } from './invoiceContext.ts'
import type { Invoice } from './readInvoice.ts'

export const partiesSection = (
  invoice: Invoice,
  context: InvoiceContext,
): Markup => markup`<div class="parties">
<section><h2>${context.texts.from}</h2>${seller(context)}</section>
<section><h2>${context.texts.to}</h2>${buyer(invoice, context)}</section>
</div>`

const seller = ({ brand, language, texts }: InvoiceContext): Markup => {
  const { legalName, vatNumber } = brand.commerce.seller
  const { email, phone } = brand.contact
  return markup`<p class="who">${legalName[language]}</p>
<p>${brand.texts[language].address}</p>
<p>${texts.vatNumber}: ${ltrText(vatNumber)}</p>
<p>${ltrText(email)}</p>
<p>${ltrText(phone)}</p>`
}

const buyer = (invoice: Invoice, { language, texts }: InvoiceContext): Markup => {
  const { company, name, taxNumber, email } = invoice
  const lines = formatAddressLines(invoice.companyAddress ?? invoice.address, language)
  return markup`<p class="who"><bdi>${company || name}</bdi></p>
${company && company !== name ? markup`<p><bdi>${name}</bdi></p>` : emptyMarkup}
${lines.map((line) => markup`<p><bdi>${line}</bdi></p>`)}
${taxNumber ? markup`<p>${texts.vatNumber}: ${ltrText(taxNumber)}</p>` : emptyMarkup}
${email ? markup`<p>${ltrText(email)}</p>` : emptyMarkup}`
}
