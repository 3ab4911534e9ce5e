import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { Demo } from './demo.ts'
import { createInAllLanguages } from './inAllLanguages.ts'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString()

/** On what terms the demo shop sells: taxes, delivery, discounts, groups and a gift card. */
export async function createTerms(
  engineOf: (name: string) => Engine,
  demo: Demo,
  products: ReadonlyMap<string, string>,
  context: Context,
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
  for (const { code, label } of demo.demo.customerGroups)
    await createInAllLanguages(engineOf('customer-groups'), context, (language) => ({
      title: label[language],
      ...(language === 'en' && code === 'resellers' ? { reduction: 7.5 } : {}),
    }))
  for (const discount of demo.demo.discounts) {
    const { code, type, locations, productTypes } = discount
    const meant = productTypes
      ? demo.products.filter((each) => productTypes.includes(each.type))
      : []
    await createInAllLanguages(engineOf('discounts'), context, (language) => ({
      title: titles[code]?.[language] ?? code,
      ...(language === 'en'
        ? {
            type,
            ...(type === 'code_discount' ? { code } : {}),
            percentage: discount.percentBasisPoints / 100,
            usageLimit: discount.usageLimit,
            usesPerCustomer: discount.perCustomerLimit,
            minimumQuantity: discount.minimumQuantity,
            locations,
            products: meant.flatMap((each) => products.get(each.code) ?? []),
            startsAt: inDays(discount.startsInDays),
            endsAt: inDays(discount.endsInDays),
            active: true,
          }
        : {}),
    }))
  }
  const card = { code: 'GIFT-DEMO-2026', value: { amount: 25_000, currency: 'USD' }, active: true }
  await engineOf('gift-cards').create(card, context)
}

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

const titles: Readonly<Record<string, { readonly en: string; readonly ar: string }>> = {
  WELCOME10: { en: 'Welcome: 10 % off', ar: 'ترحيب: خصم 10٪' },
  GULF5: { en: 'Gulf month', ar: 'شهر الخليج' },
  SENSOR15: { en: 'Ten devices or more', ar: 'عشرة أجهزة أو أكثر' },
  SUMMER20: { en: 'Summer offer', ar: 'عرض الصيف' },
  ONEUSE: { en: 'A single use', ar: 'استخدام واحد' },
}
