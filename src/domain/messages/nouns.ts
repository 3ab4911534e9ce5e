import type { Translations } from '../locale.ts'

/** Names of records in error messages, for where no resource declaration has the label. */
export const nouns = {
  account: { en: 'Account', ar: 'الحساب' },
  factor: { en: 'Second factor', ar: 'العامل الثاني' },
  device: { en: 'Device', ar: 'الجهاز' },
  order: { en: 'Order', ar: 'الطلب' },
  payment: { en: 'Payment', ar: 'عملية الدفع' },
  file: { en: 'File', ar: 'الملف' },
  import: { en: 'Import', ar: 'عملية الاستيراد' },
  request: { en: 'Request', ar: 'طلب التواصل' },
  product: { en: 'Product', ar: 'المنتج' },
  thisProduct: { en: 'This product', ar: 'هذا المنتج' },
  thatMany: { en: 'that many', ar: 'هذه الكمية' },
  licence: { en: 'License', ar: 'الترخيص' },
  licencePool: { en: 'License pool', ar: 'حزمة التراخيص' },
  subscription: { en: 'Subscription', ar: 'الاشتراك' },
} as const satisfies Record<string, Translations>
