import type { Currency, Money } from '#domain/money.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { setSecret } from '#server/engine/writes/secrets.ts'
import { day, iso } from './calendar.ts'
import type { DemoCatalogue } from './demoCatalogue.ts'
import { createInAllLanguages } from './createInAllLanguages.ts'
import { priceIn } from './prices.ts'

/** Creates the taxes, shipping methods and gift cards of the demo shop. */
export async function createSalesTerms(
  engineOf: (name: string) => Engine,
  demo: DemoCatalogue,
  context: Context,
  now: number,
  currency: Currency,
): Promise<void> {
  const toMoney = (cents: number): Money => priceIn(currency, cents)
  for (const { code, vatBasisPoints } of demo.countries)
    await createInAllLanguages(engineOf('tax-rates'), context, (language) => ({
      title: { en: 'Value added tax', ar: 'ضريبة القيمة المضافة' }[language],
      ...(language === 'en' ? { country: code, rate: vatBasisPoints / 100 } : {}),
    }))
  for (const method of shippingMethods(toMoney))
    await createInAllLanguages(engineOf('shipping-methods'), context, (language) => ({
      title: method.title[language],
      description: method.description[language],
      ...(language === 'en' ? method.terms : {}),
    }))
  const cards = engineOf('gift-cards')
  for (const { code, ...card } of giftCards(toMoney, now)) {
    const { _id: id } = await cards.create(card, context)
    // The codes of the demo are public; those of a real shop are random.
    await setSecret(context.db, cards.resource, String(id), code)
  }
}

type ToMoney = (cents: number) => Money

/** Their balance derives from the orders that are paid with them. */
const giftCards = (toMoney: ToMoney, now: number) => [
  { code: 'GIFT-DEMO-2026', value: toMoney(25_000), active: true },
  { code: 'GIFT-GARDEN-21', value: toMoney(10_000), active: true },
  { code: 'GIFT-OFFICE-08', value: toMoney(15_000), active: true, expiresAt: iso(now + 160 * day) },
  { code: 'GIFT-FAIR-330', value: toMoney(5000), active: true, expiresAt: iso(now - 24 * day) },
  { code: 'GIFT-SAMPLE-77', value: toMoney(20_000), active: false },
]

const shippingMethods = (toMoney: ToMoney) => [
  {
    title: { en: 'Standard delivery', ar: 'توصيل عادي' },
    description: { en: 'Three to five working days.', ar: 'من ثلاثة إلى خمسة أيام عمل.' },
    terms: {
      price: toMoney(1500),
      freeFrom: toMoney(50_000),
      days: 5,
      active: true,
    },
  },
  {
    title: { en: 'Express delivery', ar: 'توصيل سريع' },
    description: { en: 'The next working day in the Gulf.', ar: 'يوم العمل التالي داخل الخليج.' },
    terms: {
      price: toMoney(4500),
      countries: ['SA', 'AE', 'KW', 'BH', 'QA', 'OM'],
      days: 1,
      active: true,
    },
  },
]
