import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { day, iso } from './calendar.ts'
import type { Demo } from './demo.ts'
import { createInAllLanguages } from './inAllLanguages.ts'

/** On what terms the demo shop sells: taxes, delivery and gift cards. */
export async function createTerms(
  engineOf: (name: string) => Engine,
  demo: Demo,
  context: Context,
  now: number,
): Promise<void> {
  for (const { code, vatBasisPoints } of demo.countries)
    await createInAllLanguages(engineOf('tax-rates'), context, (language) => ({
      title: { en: 'Value added tax', ar: 'ضريبة القيمة المضافة' }[language],
      ...(language === 'en' ? { country: code, rate: vatBasisPoints / 100 } : {}),
    }))
  for (const method of delivery)
    await createInAllLanguages(engineOf('shipping-methods'), context, (language) => ({
      title: method.title[language],
      description: method.description[language],
      ...(language === 'en' ? method.terms : {}),
    }))
  for (const card of giftCards(now)) await engineOf('gift-cards').create(card, context)
}

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

/** What they are still worth follows from the orders that are paid with them. */
const giftCards = (now: number) => [
  { code: 'GIFT-DEMO-2026', value: usd(25_000), active: true },
  { code: 'GIFT-GARDEN-21', value: usd(10_000), active: true },
  { code: 'GIFT-OFFICE-08', value: usd(15_000), active: true, expiresAt: iso(now + 160 * day) },
  { code: 'GIFT-FAIR-330', value: usd(5000), active: true, expiresAt: iso(now - 24 * day) },
  { code: 'GIFT-SAMPLE-77', value: usd(20_000), active: false },
]

const delivery = [
  {
    title: { en: 'Standard delivery', ar: 'توصيل عادي' },
    description: { en: 'Three to five working days.', ar: 'من ثلاثة إلى خمسة أيام عمل.' },
    terms: {
      price: { amount: 1500, currency: 'USD' },
      freeFrom: { amount: 50_000, currency: 'USD' },
      days: 5,
      active: true,
    },
  },
  {
    title: { en: 'Express delivery', ar: 'توصيل سريع' },
    description: { en: 'The next working day in the Gulf.', ar: 'يوم العمل التالي داخل الخليج.' },
    terms: {
      price: { amount: 4500, currency: 'USD' },
      countries: ['SA', 'AE', 'KW', 'BH', 'QA', 'OM'],
      days: 1,
      active: true,
    },
  },
] as const
