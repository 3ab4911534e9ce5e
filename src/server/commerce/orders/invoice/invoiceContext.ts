import type { Brand } from '#domain/brand.ts'
import { pickTranslation, type Language } from '#domain/locale.ts'
import { amountFormatters, type AmountFormatters } from '#server/platform/text/amountFormatters.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { invoiceTexts, type InvoiceTexts } from './invoiceTexts.ts'

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
