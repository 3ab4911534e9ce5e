import type { FullLanguage } from '#domain/locale.ts'
import type { DemoDiscount } from './demoCatalogue.ts'

type Texts = Readonly<Record<FullLanguage, string>>

export type DiscountDetails = {
  readonly title: Texts
  /** how many days ago staff switched it off before its end */
  readonly disabledDaysAgo?: number
  /** for subscriptions: it applies to every renewal as well */
  readonly appliesToRenewals?: true
}

/** Details that the demo catalogue does not have about its discounts. */
export const discountDetails: Readonly<Record<string, DiscountDetails>> = {
  WELCOME10: { title: { en: 'Welcome: 10 % off', ar: 'ترحيب: خصم 10٪' } },
  GULF5: { title: { en: 'Gulf month', ar: 'شهر الخليج' } },
  SENSOR15: { title: { en: 'Ten devices or more', ar: 'عشرة أجهزة أو أكثر' } },
  SUMMER20: { title: { en: 'Summer offer', ar: 'عرض الصيف' } },
  ONEUSE: { title: { en: 'A single use', ar: 'استخدام واحد' } },
  LAUNCH15: { title: { en: 'For our first orders', ar: 'لأوائل الطلبات' } },
  PARTNER12: { title: { en: 'Partner days', ar: 'أيام الشركاء' }, disabledDaysAgo: 70 },
  GATEWAY8: { title: { en: 'Gateways for less', ar: 'بوابات بسعر أقل' } },
  HARVEST6: { title: { en: 'Harvest weeks', ar: 'أسابيع الحصاد' } },
  STAYWITHUS: {
    title: { en: 'Data plans, every renewal', ar: 'باقات البيانات مع كل تجديد' },
    appliesToRenewals: true,
  },
  KIT7: { title: { en: 'Starter kits', ar: 'مجموعات البدء' }, disabledDaysAgo: 20 },
  NEWYEAR10: { title: { en: 'New season', ar: 'الموسم الجديد' } },
}

const noLimits = { locations: [], minimumQuantity: 1, usageLimit: null, perCustomerLimit: null }

/** Discounts that are not in the demo catalogue: expired, used up, switched off and upcoming. */
export const furtherDiscounts: readonly DemoDiscount[] = [
  {
    ...noLimits,
    code: 'LAUNCH15',
    type: 'code_discount',
    percentBasisPoints: 1500,
    usageLimit: 6,
    perCustomerLimit: 1,
    startsInDays: -181,
    endsInDays: 20,
  },
  {
    ...noLimits,
    code: 'PARTNER12',
    type: 'code_discount',
    percentBasisPoints: 1200,
    usageLimit: 60,
    perCustomerLimit: 1,
    startsInDays: -120,
    endsInDays: 40,
  },
  {
    ...noLimits,
    code: 'GATEWAY8',
    type: 'product_discount',
    percentBasisPoints: 800,
    productTypes: ['gateway'],
    startsInDays: -140,
    endsInDays: -95,
  },
  {
    ...noLimits,
    code: 'HARVEST6',
    type: 'market_discount',
    percentBasisPoints: 600,
    locations: ['OM', 'JO', 'EG'],
    startsInDays: -75,
    endsInDays: -40,
  },
  {
    ...noLimits,
    code: 'STAYWITHUS',
    type: 'code_discount',
    percentBasisPoints: 1000,
    usageLimit: 100,
    perCustomerLimit: 2,
    productTypes: ['subscription'],
    startsInDays: -100,
    endsInDays: 120,
  },
  {
    ...noLimits,
    code: 'KIT7',
    type: 'product_discount',
    percentBasisPoints: 700,
    productTypes: ['package'],
    startsInDays: -95,
    endsInDays: 30,
  },
  {
    ...noLimits,
    code: 'NEWYEAR10',
    type: 'market_discount',
    percentBasisPoints: 1000,
    locations: ['SA', 'AE'],
    startsInDays: 34,
    endsInDays: 62,
  },
]

type PromotionCode = {
  readonly code: string
  readonly fromDaysAgo: number
  readonly toDaysAgo: number
  /** of the orders placed meanwhile */
  readonly share: number
  readonly maxUses: number
}

/** The codes shoppers enter, and when. */
export const promotionCodes: readonly PromotionCode[] = [
  { code: 'LAUNCH15', fromDaysAgo: 180, toDaysAgo: 0, share: 1, maxUses: 6 },
  { code: 'WELCOME10', fromDaysAgo: 9.5, toDaysAgo: 0.5, share: 0.4, maxUses: 50 },
  { code: 'PARTNER12', fromDaysAgo: 119, toDaysAgo: 71, share: 0.2, maxUses: 50 },
  { code: 'SUMMER20', fromDaysAgo: 119, toDaysAgo: 31, share: 0.2, maxUses: 50 },
]
