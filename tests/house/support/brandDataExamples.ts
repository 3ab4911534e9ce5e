import type { Source } from './sources.ts'

export const decidingExamples = [
  "if (brand.contact.email === 'a@b.example') send()",
  "if ('SA' !== brand.country) send()",
  "if (brand.currency === 'USD') send()",
  "switch (brand.currency) { case 'USD': send() }",
  "if (brand.palette.light.accent === '#123456') send()",
  "if (brand.palette[theme].accent.startsWith('#1')) send()",
  "if (brand.texts[language].tagline.includes('SIM')) send()",
  'if (/sim/i.test(brand.texts.en.tagline)) send()',
  "if (['SA', 'AE'].includes(brand.country)) send()",
  "const gulf = new Set(['SA', 'AE']); if (gulf.has(brand.country)) send()",
  'const rates = { SA: 15 }; send(rates[brand.country])',
  "const { country } = brand; if (country === 'SA') send()",
  "const { country: where } = brand; if (where === 'SA') send()",
  "const { contact: { email } } = brand; if (email === 'a@b.example') send()",
  "const where = brand.country; if (where === 'SA') send()",
  "const home = 'SA'; if (brand.country === home) send()",
  "if (page.country === 'SA') send()",
  'if (brand.commerce.seller.iban.match(/^SA/)) send()',
  "if (brand.commerce.seller.vatNumber.slice(0, 2) === '31') send()",
  'if (brand.commerce.discountCap === 40) send()',
  "if (settings.currency === 'USD') send()",
  "if (settings.texts.en?.tagline === 'One') send()",
  "if ((settings.email ?? brand.contact.email) === 'a@b.example') send()",
]
export const harmlessExamples = [
  "if (brand.commerce.seller.vatNumber === '') send()",
  'if (brand.features.cart) send()',
  "if (brand.layout.header === 'bar') send()",
  'if (brand.languages.includes(language)) send()',
  'if (money.currency === brand.currency) send()',
  "if (money.currency === 'USD') send()",
  'send(currencies[brand.currency])',
]

const wrapInFunction = (text: string): string => `
import type { Brand, PageBrand, Theme } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { currencies, type Money } from '#domain/money.ts'
import type { ShopSettings } from '#domain/shopSettings.ts'
declare const send: (...all: unknown[]) => void
export function made(brand: Brand, page: PageBrand, settings: ShopSettings, money: Money, theme: Theme, language: Language) {
  ${text}
}`
export const brandDataExamples: readonly Source[] = [...decidingExamples, ...harmlessExamples].map(
  (text, index) => ({
    path: `src/server/made/made${index}.ts`,
    text: wrapInFunction(text),
  }),
)
