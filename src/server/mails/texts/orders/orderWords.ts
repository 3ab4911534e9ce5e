import type { Translations } from '#domain/locale.ts'

const cannot = {
  en: 'We are not able to carry it out.',
  ar: 'لا يمكننا تنفيذه.',
}

const en = {
  sums: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    tax: 'VAT',
    rounding: 'Rounding',
    total: 'Total',
    giftCard: 'Gift card',
    due: 'To pay',
  },
  tax: (rate: string) => `VAT ${rate}`,
  taxIncluded: (rate: string) => `Including VAT ${rate}`,
  free: 'Free',
  outstanding: 'Still to pay',
  until: 'Pay by',
  utc: (moment: string) => `${moment} UTC`,
  beneficiary: 'Beneficiary',
  bank: 'Bank',
  iban: 'IBAN',
  swift: 'SWIFT',
  reference: 'Reference',
  sentTo: 'Delivery address',
  /** the separator between the parts of an address */
  comma: ', ',
  rejections: {
    staff: cannot.en,
    customer: 'You asked us to cancel it.',
    inventory: 'Something in it is no longer in stock.',
    declined: 'The payment was declined.',
    fraud: 'The payment could not be verified.',
    expired: 'It was not paid in time.',
    other: cannot.en,
  },
}

export const orderWords: Translations<typeof en> = {
  en,
  ar: {
    sums: {
      subtotal: 'المجموع الفرعي',
      discount: 'الخصم',
      shipping: 'الشحن',
      tax: 'ضريبة القيمة المضافة',
      rounding: 'التقريب',
      total: 'الإجمالي',
      giftCard: 'بطاقة الهدية',
      due: 'المبلغ المستحق',
    },
    tax: (rate) => `ضريبة القيمة المضافة ${rate}`,
    taxIncluded: (rate) => `يشمل ضريبة القيمة المضافة ${rate}`,
    free: 'مجاني',
    outstanding: 'المبلغ المتبقي',
    until: 'آخر موعد للدفع',
    utc: (moment) => `${moment} بالتوقيت العالمي`,
    beneficiary: 'المستفيد',
    bank: 'البنك',
    iban: 'رقم الآيبان',
    swift: 'رمز السويفت',
    reference: 'مرجع التحويل',
    sentTo: 'عنوان التوصيل',
    comma: '، ',
    rejections: {
      staff: cannot.ar,
      customer: 'ألغيناه بناءً على طلبك.',
      inventory: 'نفد بعض ما فيه من المخزون.',
      declined: 'رُفضت عملية الدفع.',
      fraud: 'تعذّر التحقق من عملية الدفع.',
      expired: 'لم يُدفع ثمنه في الوقت المحدد.',
      other: cannot.ar,
    },
  },
}
