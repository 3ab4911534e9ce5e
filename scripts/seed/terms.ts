import type { Currency, Money } from '#domain/money.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { setSecret } from '#server/engine/secrets.ts'
import { day, iso } from './calendar.ts'
import type { Demo } from './demo.ts'
import { createInAllLanguages } from './inAllLanguages.ts'
import { priceIn } from './prices.ts'

/** On what terms the demo shop sells: taxes, delivery and gift cards. */
export async function createTerms(
  engineOf: (name: string) => Engine,
  demo: Demo,
  context: Context,
  now: number,
  currency: Currency,
): Promise<void> {
  const money = (cents: number): Money => priceIn(currency, cents)
  for (const { code, vatBasisPoints } of demo.countries)
    await createInAllLanguages(engineOf('tax-rates'), context, (language) => ({
      title: { en: 'Value added tax', ar: 'ضريبة القيمة المضافة' }[language],
      ...(language === 'en' ? { country: code, rate: vatBasisPoints / 100 } : {}),
    }))
  for (const method of delivery(money))
    await createInAllLanguages(engineOf('shipping-methods'), context, (language) => ({
      title: method.title[language],
      description: method.description[language],
      ...(language === 'en' ? method.terms : {}),
    }))
  const cards = engineOf('gift-cards')
  for (const { code, ...card } of giftCards(money, now)) {
    const { _id: id } = await cards.create(card, context)
    // The demo is known to everybody, its codes too; those of a real shop are random.
    await setSecret(context.db, cards.resource, String(id), code)
  }
}

type InShop = (cents: number) => Money

/** What they are still worth follows from the orders that are paid with them. */
const giftCards = (money: InShop, now: number) => [
  { code: 'GIFT-DEMO-2026', value: money(25_000), active: true },
  { code: 'GIFT-GARDEN-21', value: money(10_000), active: true },
  { code: 'GIFT-OFFICE-08', value: money(15_000), active: true, expiresAt: iso(now + 160 * day) },
  { code: 'GIFT-FAIR-330', value: money(5000), active: true, expiresAt: iso(now - 24 * day) },
  { code: 'GIFT-SAMPLE-77', value: money(20_000), active: false },
]

const delivery = (money: InShop) => [
  {
    title: { en: 'Standard delivery', ar: 'توصيل عادي' },
    description: { en: 'Three to five working days.', ar: 'من ثلاثة إلى خمسة أيام عمل.' },
    terms: {
      price: money(1500),
      freeFrom: money(50_000),
      days: 5,
      active: true,
    },
  },
  {
    title: { en: 'Express delivery', ar: 'توصيل سريع' },
    description: { en: 'The next working day in the Gulf.', ar: 'يوم العمل التالي داخل الخليج.' },
    terms: {
      price: money(4500),
      countries: ['SA', 'AE', 'KW', 'BH', 'QA', 'OM'],
      days: 1,
      active: true,
    },
  },
]
