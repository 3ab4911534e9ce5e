import { markup, type Markup } from '#server/platform/text/markup.ts'
import { addressLines } from './addressLines.ts'
import { asTyped, nothing, type Frame } from './frame.ts'
import type { Invoice } from './readInvoice.ts'

/** Who sold it to whom. */
export const parties = (invoice: Invoice, frame: Frame): Markup => markup`<div class="parties">
<section><h2>${frame.texts.from}</h2>${seller(frame)}</section>
<section><h2>${frame.texts.to}</h2>${buyer(invoice, frame)}</section>
</div>`

const seller = ({ brand, language, texts }: Frame): Markup => {
  const { legalName, vatNumber } = brand.commerce.seller
  const { email, phone } = brand.contact
  return markup`<p class="who">${legalName[language]}</p>
<p>${brand.texts[language].address}</p>
<p>${texts.vatNumber}: ${asTyped(vatNumber)}</p>
<p>${asTyped(email)}</p>
<p>${asTyped(phone)}</p>`
}

const buyer = (invoice: Invoice, { language, texts }: Frame): Markup => {
  const { company, name, taxNumber, email } = invoice
  const lines = addressLines(invoice.companyAddress ?? invoice.address, language)
  return markup`<p class="who"><bdi>${company || name}</bdi></p>
${company && company !== name ? markup`<p><bdi>${name}</bdi></p>` : nothing}
${lines.map((line) => markup`<p><bdi>${line}</bdi></p>`)}
${taxNumber ? markup`<p>${texts.vatNumber}: ${asTyped(taxNumber)}</p>` : nothing}
${email ? markup`<p>${asTyped(email)}</p>` : nothing}`
}
