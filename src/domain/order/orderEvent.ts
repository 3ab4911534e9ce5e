import type { ByLanguage } from '../locale.ts'

/** The events of an order's history, with their labels. */
export const orderEvents = {
  placed: { en: 'Placed', ar: 'قُدِّم الطلب' },
  payment_opened: { en: 'Payment page opened', ar: 'فُتحت صفحة الدفع' },
  payment_failed: { en: 'Payment failed', ar: 'فشل الدفع' },
  paid: { en: 'Paid in full', ar: 'دُفع بالكامل' },
  partially_paid: { en: 'Paid in part', ar: 'دُفع جزئيًا' },
  overpaid: { en: 'Paid too much', ar: 'دُفع أكثر من المطلوب' },
  in_progress: { en: 'Accepted', ar: 'قُبل الطلب' },
  shipping: { en: 'Shipping started', ar: 'بدأ الشحن' },
  packed: { en: 'Shipped quantities entered', ar: 'أُدخلت الكميات المشحونة' },
  shipped: { en: 'Shipped', ar: 'تم الشحن' },
  expected: { en: 'Delivery date set', ar: 'حُدِّد موعد التسليم' },
  delivered: { en: 'Delivered', ar: 'تم التسليم' },
  rejected: { en: 'Rejected', ar: 'رُفض الطلب' },
  reminded: { en: 'Reminded of the transfer', ar: 'أُرسل تذكير بالتحويل' },
  proof_submitted: { en: 'Proof of payment received', ar: 'وصل إثبات الدفع' },
  proof_refused: { en: 'Proof of payment refused', ar: 'رُفض إثبات الدفع' },
  refund_started: { en: 'Refund started', ar: 'بدأ الاسترداد' },
  refunded: { en: 'Refunded', ar: 'تم الاسترداد' },
  refund_failed: { en: 'Refund failed', ar: 'فشل الاسترداد' },
  invoiced: { en: 'Invoice issued', ar: 'صدرت الفاتورة' },
} as const satisfies Readonly<Record<string, ByLanguage>>

export type OrderEvent = keyof typeof orderEvents
