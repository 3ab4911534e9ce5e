import type { Brand } from '#domain/brand.ts'
import { languageCodes, languages, type Language } from '#domain/locale.ts'
import { hasPage } from '#domain/switchedPages.ts'
import { say } from '#domain/messages/messages.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { leftOf } from './bill.ts'
import { asTyped, documentOf, frameIn, type Frame } from './frame.ts'
import { linesTable } from './lines.ts'
import { parties } from './parties.ts'
import { payment } from './payment.ts'
import { printButton, printScript } from './print.ts'
import type { Invoice } from './readInvoice.ts'
import { settlementOf } from './settled.ts'
import { invoiceTitle } from './texts.ts'
import { totals } from './totals.ts'
import { zoneOf } from './zoneOf.ts'

export type InvoicePage = {
  /** nothing is charged here */
  readonly isTrial: boolean
  readonly brand: Brand
  readonly style: string
  readonly language: Language
}

type Sheet = InvoicePage & {
  /** the address that it is read at shows the mark of who sold it, and not of somebody else */
  readonly hasMark: boolean
}

/** The invoice as a page: to be read on any screen, and printed on paper. */
export function invoicePage(invoice: Invoice, { hasMark, ...page }: Sheet): Markup {
  const { brand, style, language } = page
  const frame = frameIn(brand, language)
  const { texts } = frame
  return documentOf(frame, {
    title: invoice.invoice,
    style,
    body: markup`<aside class="keep"><p>${texts.keep}</p>${printButton(frame)}</aside>
<main>
${trial(page)}
<header>
<div class="shop">${hasMark ? markup`<img src="/favicon.svg" width="44" height="44" alt="">` : markup``}<span>${brand.name[language]}</span></div>
<div class="what"><h1>${title(language)}</h1>${state(invoice, frame)}</div>
</header>
${facts(invoice, frame)}
${parties(invoice, frame)}
${linesTable(invoice, frame)}
<p class="currency">${texts.currency(invoice.currency)}</p>
<div class="end">
${payment(invoice, frame)}
${totals(invoice, frame)}
</div>
</main>
${printScript}`,
  })
}

/** Instead of an invoice, for a link that opens none. */
export function noInvoicePage(page: InvoicePage): Markup {
  const { brand, style, language } = page
  const frame = frameIn(brand, language)
  const { texts } = frame
  return documentOf(frame, {
    title: texts.expired,
    style,
    body: markup`<main class="none">
${trial(page)}
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

const trial = ({ isTrial, language }: InvoicePage): Markup =>
  isTrial ? markup`<p class="trial">${say('notice.testPayments', language)}</p>` : markup``

/** The language of the reader first. */
const title = (language: Language): readonly Markup[] =>
  [...new Set([language, ...languageCodes])].flatMap((each) => {
    const said = invoiceTitle[each]
    const { direction } = languages[each]
    return said ? [markup`<span lang="${each}" dir="${direction}">${said}</span>`] : []
  })

function state(invoice: Invoice, { texts, amounts }: Frame): Markup {
  const settlement = settlementOf(invoice)
  const left = { amount: leftOf(invoice), currency: invoice.currency }
  const words = { ...texts.settlements, due: texts.dueNow(amounts.money(left)) }
  return markup`<p class="state ${settlement}">${words[settlement]}</p>`
}

const facts = (
  invoice: Invoice,
  { brand, texts, amounts }: Frame,
): Markup => markup`<dl class="facts top">
<div><dt>${texts.number}</dt><dd>${asTyped(invoice.invoice)}</dd></div>
<div><dt>${texts.date}</dt><dd>${amounts.date(isoDate(invoice.invoicedAt), zoneOf(brand.country))}</dd></div>
<div><dt>${texts.order}</dt><dd>${asTyped(invoice.number)}</dd></div>
</dl>`
