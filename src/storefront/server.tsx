import { brand } from 'virtual:brand'
import type { Language } from '#domain/locale.ts'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { storefront as en } from '#ui/i18n/en/storefront.ts'
import { createTexts } from '#ui/i18n/texts.ts'
import { renderPage, type PageRequest } from './render.tsx'
import { namespace } from './useText.ts'

const texts = {
  en: createTexts('en', namespace, en),
  ar: createTexts('ar', namespace, ar),
} as const satisfies Record<Language, unknown>

/** The door for the server of pages: the chosen brand, and its shop as documents. */
export const render = (page: PageRequest): Promise<Response> =>
  renderPage(brand, texts[page.language], page)
