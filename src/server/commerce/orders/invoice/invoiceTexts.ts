import type { Translations } from '#domain/locale.ts'
import type { PaymentMethod } from '#domain/order/paymentStatus.ts'
import type { Settlement } from './settlement.ts'

export type InvoiceTexts = {
  readonly keep: string
  readonly print: string
  readonly number: string
  readonly date: string
  readonly order: string
  readonly from: string
  readonly to: string
  readonly vatNumber: string
  readonly item: string
  readonly quantity: string
  readonly unitPrice: string
  readonly discount: string
  readonly tax: (rate: string) => string
  /** for narrow places */
  readonly taxShort: (rate: string) => string
  readonly taxIncluded: (rate: string) => string
  readonly lineTotal: string
  readonly subtotal: string
  readonly shipping: string
  readonly free: string
  readonly withoutTax: string
  readonly rounding: string
  readonly total: string
  readonly giftCard: string
  readonly paid: string
  readonly waived: string
  readonly refunded: string
  readonly left: string
  readonly currency: (code: string) => string
  readonly payment: string
  readonly methods: Readonly<Record<PaymentMethod, string>>
  readonly settlements: Readonly<Record<Exclude<Settlement, 'due'>, string>>
  readonly dueNow: (amount: string) => string
  readonly transfer: string
  readonly beneficiary: string
  readonly bank: string
  readonly iban: string
  readonly swift: string
  readonly reference: string
  readonly until: string
  readonly expired: string
  readonly expiredMore: string
  readonly toOrders: string
}

/** The document title is shown in all languages, whatever the language of the invoice. */
export const invoiceTitle: Translations = {
  en: 'Tax invoice',
  ar: 'فاتورة ضريبية',
}

export const invoiceTexts: Translations<InvoiceTexts> = {
  en: {
    keep: 'To keep this invoice, print it or save it as a PDF.',
    print: 'Print or save',
    number: 'Invoice number',
    date: 'Date of issue',
    order: 'Order',
    from: 'Sold by',
    to: 'Billed to',
    vatNumber: 'VAT number',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    discount: 'Discount',
    tax: (rate) => `VAT ${rate}`,
    taxShort: (rate) => `VAT ${rate}`,
    taxIncluded: (rate) => `Including VAT ${rate}`,
    lineTotal: 'Total',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    withoutTax: 'Total excluding VAT',
    rounding: 'Rounding',
    total: 'Total',
    giftCard: 'Gift card',
    paid: 'Paid',
    waived: 'No longer due',
    refunded: 'Refunded',
    left: 'Amount due',
    currency: (code) => `All amounts in ${code}`,
    payment: 'Payment',
    methods: {
      card: 'Card',
      bank_transfer: 'Bank transfer',
      purchase_order: 'Purchase order',
      gift_card: 'Gift card',
    },
    settlements: {
      paid: 'Paid in full',
      partlyRefunded: 'Partially refunded',
      refunded: 'Refunded',
      cancelled: 'Order cancelled',
    },
    dueNow: (amount) => `Due ${amount}`,
    transfer: 'Please transfer to',
    beneficiary: 'Beneficiary',
    bank: 'Bank',
    iban: 'IBAN',
    swift: 'SWIFT',
    reference: 'Reference',
    until: 'Pay by',
    expired: 'This link has expired',
    expiredMore:
      'A link to an invoice works for ten minutes. Open the invoice again from your order.',
    toOrders: 'Go to your orders',
  },
  ar: {
    keep: 'للاحتفاظ بهذه الفاتورة اطبعها أو احفظها بصيغة PDF.',
    print: 'طباعة أو حفظ',
    number: 'رقم الفاتورة',
    date: 'تاريخ الإصدار',
    order: 'الطلب',
    from: 'البائع',
    to: 'المشتري',
    vatNumber: 'الرقم الضريبي',
    item: 'الصنف',
    quantity: 'الكمية',
    unitPrice: 'سعر الوحدة',
    discount: 'الخصم',
    tax: (rate) => `ضريبة القيمة المضافة ${rate}`,
    taxShort: (rate) => `الضريبة ${rate}`,
    taxIncluded: (rate) => `يشمل ضريبة القيمة المضافة ${rate}`,
    lineTotal: 'الإجمالي',
    subtotal: 'المجموع الفرعي',
    shipping: 'الشحن',
    free: 'مجاني',
    withoutTax: 'الإجمالي غير شامل الضريبة',
    rounding: 'التقريب',
    total: 'الإجمالي',
    giftCard: 'بطاقة الهدية',
    paid: 'المدفوع',
    waived: 'لم يعد مستحقًا',
    refunded: 'المسترد',
    left: 'المبلغ المستحق',
    currency: (code) => `جميع المبالغ بعملة ${code}`,
    payment: 'الدفع',
    methods: {
      card: 'بطاقة',
      bank_transfer: 'تحويل بنكي',
      purchase_order: 'أمر شراء',
      gift_card: 'بطاقة هدية',
    },
    settlements: {
      paid: 'مدفوعة بالكامل',
      partlyRefunded: 'مستردة جزئيًا',
      refunded: 'مستردة',
      cancelled: 'أُلغي الطلب',
    },
    dueNow: (amount) => `مستحق ${amount}`,
    transfer: 'يُرجى التحويل إلى',
    beneficiary: 'المستفيد',
    bank: 'البنك',
    iban: 'رقم الآيبان',
    swift: 'رمز السويفت',
    reference: 'مرجع التحويل',
    until: 'آخر موعد للدفع',
    expired: 'انتهت صلاحية هذا الرابط',
    expiredMore: 'يعمل رابط الفاتورة لعشر دقائق فقط. افتح الفاتورة من جديد من صفحة طلبك.',
    toOrders: 'الانتقال إلى طلباتك',
  },
}
