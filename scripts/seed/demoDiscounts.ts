import type { FullLanguage } from '#domain/locale.ts'
import type { DemoDiscount } from './demo.ts'

type Texts = Readonly<Record<FullLanguage, string>>

export type MoreOfDiscount = {
  readonly title: Texts
  /** switched off by staff before its end, so many days ago */
  readonly offSinceDays?: number
  /** of subscriptions: every renewal has it too */
  readonly everyPeriod?: true
}

/** What the demo catalogue does not say of its discounts. */
export const moreOfDiscounts: Readonly<Record<string, MoreOfDiscount>> = {
  WELCOME10: { title: { en: 'Welcome: 10 % off', ar: 'ترحيب: خصم 10٪' } },
  GULF5: { title: { en: 'Gulf month', ar: 'شهر الخليج' } },
  SENSOR15: { title: { en: 'Ten devices or more', ar: 'عشرة أجهزة أو أكثر' } },
  SUMMER20: { title: { en: 'Summer offer', ar: 'عرض الصيف' } },
  ONEUSE: { title: { en: 'A single use', ar: 'استخدام واحد' } },
  LAUNCH15: { title: { en: 'For our first orders', ar: 'لأوائل الطلبات' } },
  PARTNER12: { title: { en: 'Partner days', ar: 'أيام الشركاء' }, offSinceDays: 70 },
  GATEWAY8: { title: { en: 'Gateways for less', ar: 'بوابات بسعر أقل' } },
  HARVEST6: { title: { en: 'Harvest weeks', ar: 'أسابيع الحصاد' } },
  STAYWITHUS: {
    title: { en: 'Data plans, every renewal', ar: 'باقات البيانات مع كل تجديد' },
    everyPeriod: true,
  },
  KIT7: { title: { en: 'Starter kits', ar: 'مجموعات البدء' }, offSinceDays: 20 },
  NEWYEAR10: { title: { en: 'New season', ar: 'الموسم الجديد' } },
}

const everywhere = { locations: [], minimumQuantity: 1, usageLimit: null, perCustomerLimit: null }

/** Discounts besides those of the demo catalogue: over, used up, switched off, and yet to come. */
export const furtherDiscounts: readonly DemoDiscount[] = [
  {
    ...everywhere,
    code: 'LAUNCH15',
    type: 'code_discount',
    percentBasisPoints: 1500,
    usageLimit: 6,
    perCustomerLimit: 1,
    startsInDays: -181,
    endsInDays: 20,
  },
  {
    ...everywhere,
    code: 'PARTNER12',
    type: 'code_discount',
    percentBasisPoints: 1200,
    usageLimit: 60,
    perCustomerLimit: 1,
    startsInDays: -120,
    endsInDays: 40,
  },
  {
    ...everywhere,
    code: 'GATEWAY8',
    type: 'product_discount',
    percentBasisPoints: 800,
    productTypes: ['gateway'],
    startsInDays: -140,
    endsInDays: -95,
  },
  {
    ...everywhere,
    code: 'HARVEST6',
    type: 'market_discount',
    percentBasisPoints: 600,
    locations: ['OM', 'JO', 'EG'],
    startsInDays: -75,
    endsInDays: -40,
  },
  {
    ...everywhere,
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
    ...everywhere,
    code: 'KIT7',
    type: 'product_discount',
    percentBasisPoints: 700,
    productTypes: ['package'],
    startsInDays: -95,
    endsInDays: 30,
  },
  {
    ...everywhere,
    code: 'NEWYEAR10',
    type: 'market_discount',
    percentBasisPoints: 1000,
    locations: ['SA', 'AE'],
    startsInDays: 34,
    endsInDays: 62,
  },
]

type KnownCode = {
  readonly code: string
  /** days ago */
  readonly from: number
  readonly to: number
  /** of those who order meanwhile */
  readonly share: number
  readonly most: number
}

/** What shoppers type, and when. */
export const knownCodes: readonly KnownCode[] = [
  { code: 'LAUNCH15', from: 180, to: 0, share: 1, most: 6 },
  { code: 'WELCOME10', from: 9.5, to: 0.5, share: 0.4, most: 50 },
  { code: 'PARTNER12', from: 119, to: 71, share: 0.2, most: 50 },
  { code: 'SUMMER20', from: 119, to: 31, share: 0.2, most: 50 },
]
