import type { Brand } from '#domain/brand.ts'
import { languageCodes, languages, type Language } from '#domain/locale.ts'
import { hasPage } from '#domain/hasPage.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { htmlDocument } from '#server/http/htmlDocument.ts'
import { remainingOf } from './orderSummary.ts'
import { ltrText, createInvoiceContext, type InvoiceContext } from './invoiceContext.ts'
import { linesTable } from './linesTable.ts'
import { partiesSection } from './partiesSection.ts'
import { paymentSection } from './paymentSection.ts'
import { printButton, printScript } from './printButton.ts'
import type { Invoice } from './readInvoice.ts'
import { settlementOf } from './settlement.ts'
import { invoiceTitle } from './invoiceTexts.ts'
import { totalsSection } from './totalsSection.ts'
import { timeZoneOf } from './timeZoneOf.ts'

export type InvoicePageBase = {
  /** a trial shop, where nothing is charged */
  readonly isTrial: boolean
  readonly brand: Brand
  readonly style: string
  readonly language: Language
}

type InvoicePageOptions = InvoicePageBase & {
  /** whether the page's host has the logo of the brand that sold the order */
  readonly showsLogo: boolean
}

const metas = {
  'color-scheme': 'light dark',
  'format-detection': 'telephone=no, date=no, address=no',
}

export function invoicePage(invoice: Invoice, { showsLogo, ...page }: InvoicePageOptions): Markup {
  const { brand, style, language } = page
  const context = createInvoiceContext(brand, language)
  const { texts } = context
  return htmlDocument({
    language,
    metas,
    // The file name that browsers suggest.
    title: invoice.invoice,
    style,
    body: markup`<aside class="keep"><p>${texts.keep}</p>${printButton(context)}</aside>
<main>
${trialNotice(page)}
<header>
<div class="shop">${showsLogo ? markup`<img src="/favicon.svg" width="44" height="44" alt="">` : markup``}<span>${brand.name[language]}</span></div>
<div class="what"><h1>${invoiceTitles(language)}</h1>${settlementBadge(invoice, context)}</div>
</header>
${invoiceFacts(invoice, context)}
${partiesSection(invoice, context)}
${linesTable(invoice, context)}
<p class="currency">${texts.currency(invoice.currency)}</p>
<div class="end">
${paymentSection(invoice, context)}
${totalsSection(invoice, context)}
</div>
</main>
${printScript}`,
  })
}

/** Renders the page for a link that does not open an invoice. */
export function renderInvoiceLinkError(page: InvoicePageBase): Markup {
  const { brand, style, language } = page
  const context = createInvoiceContext(brand, language)
  const { texts } = context
  return htmlDocument({
    language,
    metas,
    title: texts.expired,
    style,
    body: markup`<main class="none">
${trialNotice(page)}
<div class="shop"><img src="/favicon.svg" width="44" height="44" alt=""><span>${brand.name[language]}</span></div>
<h1>${texts.expired}</h1>
<p>${texts.expiredMore}</p>
${
  hasPage(brand.features, '/orders')
    ? markup`<p><a href="/${language}/orders">${texts.toOrders}</a></p>
`
    : markup``
}</main>`,
  })
}

const trialNotice = ({ isTrial, language }: InvoicePageBase): Markup =>
  isTrial
    ? markup`<p class="trial">${formatMessage('notice.testPayments', language)}</p>`
    : markup``

/** The title in each language, that of the reader first. */
const invoiceTitles = (language: Language): readonly Markup[] =>
  [...new Set([language, ...languageCodes])].flatMap((each) => {
    const text = invoiceTitle[each]
    const { direction } = languages[each]
    return text ? [markup`<span lang="${each}" dir="${direction}">${text}</span>`] : []
  })

function settlementBadge(invoice: Invoice, { texts, amounts }: InvoiceContext): Markup {
  const settlement = settlementOf(invoice)
  const remaining = { amount: remainingOf(invoice), currency: invoice.currency }
  const labels = { ...texts.settlements, due: texts.dueNow(amounts.money(remaining)) }
  return markup`<p class="state ${settlement}">${labels[settlement]}</p>`
}

const invoiceFacts = (
  invoice: Invoice,
  { brand, texts, amounts }: InvoiceContext,
): Markup => markup`<dl class="facts top">
<div><dt>${texts.number}</dt><dd>${ltrText(invoice.invoice)}</dd></div>
<div><dt>${texts.date}</dt><dd>${amounts.date(isoDate(invoice.invoicedAt), timeZoneOf(brand.country))}</dd></div>
<div><dt>${texts.order}</dt><dd>${ltrText(invoice.number)}</dd></div>
</dl>`
