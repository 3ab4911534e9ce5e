import type { Language } from '#domain/locale.ts'
import { frame as frameAr } from '#ui/i18n/ar/frame.ts'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { frame as frameEn } from '#ui/i18n/en/frame.ts'
import { storefront as en } from '#ui/i18n/en/storefront.ts'
import { createTexts } from '#ui/i18n/texts.ts'
import { namespace } from './useText.ts'

/** All words of a document, also those that browsers are not sent. */
export const serverTexts = {
  en: createTexts('en', namespace, { ...en, ...frameEn }),
  ar: createTexts('ar', namespace, { ...ar, ...frameAr }),
} as const satisfies Record<Language, unknown>
