import type { Brand } from '#domain/brand.ts'
import { pickTranslation, languages, type Language } from '#domain/locale.ts'
import { amountFormatters, type AmountFormatters } from '#server/platform/text/amountFormatters.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { invoiceTexts, type InvoiceTexts } from './invoiceTexts.ts'

/** What all services of an invoice need to render. */
export type InvoiceContext = {
  readonly brand: Brand
  readonly language: Language
  readonly texts: InvoiceTexts
  readonly amounts: AmountFormatters
}

export const createInvoiceContext = (brand: Brand, language: Language): InvoiceContext => ({
  brand,
  language,
  texts: pickTranslation(invoiceTexts, language),
  amounts: amountFormatters(language),
})

export const emptyMarkup = markup``

/** Marks numbers and codes that are read left to right in every language. */
export const ltrText = (text: string): Markup => markup`<bdi dir="ltr">${text}</bdi>`

/** The HTML document; its title is the suggested file name. */
export const htmlDocument = (
  { language }: InvoiceContext,
  { title, style, body }: { title: string; style: string; body: Markup },
): Markup => markup`<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${{ markup: style }}</style>
</head>
<body>
${body}
</body>
</html>
`
