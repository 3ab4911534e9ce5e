import type { Translations } from '#domain/locale.ts'

export type TestPaymentProblem = 'noCard' | 'declined' | 'lastTry' | 'noCode'

const en = {
  heading: (shop: string) => `Pay ${shop}`,
  order: 'Order',
  kept: 'The shop asks to keep this card for your next orders.',
  pay: (amount: string) => `Pay ${amount}`,
  leave: 'Leave without paying',
  codeHeading: 'Confirm with your bank',
  codeWhy: 'A bank would send this code to your phone. As this is a test, it stands here.',
  codeShown: 'Your test code',
  codeAsked: 'Enter the code',
  codeHint: 'A wrong code ends the payment.',
  confirm: 'Confirm payment',
  otherCard: 'Use another card',
  expired: 'This payment has expired',
  expiredMore: 'Nothing was charged. Go back to the shop to pay again.',
  toShop: (shop: string) => `Back to ${shop}`,
  problems: {
    noCard: 'Choose a test card.',
    declined: 'This card was declined. Choose another one.',
    lastTry: 'This card was declined. If the next one is too, the payment fails.',
    noCode: 'Enter the four digits that are shown above.',
  },
}

export const testPaymentTexts: Translations<typeof en> = {
  en,
  ar: {
    heading: (shop) => `الدفع إلى ${shop}`,
    order: 'الطلب',
    kept: 'يطلب المتجر حفظ هذه البطاقة لطلباتك القادمة.',
    pay: (amount) => `ادفع ${amount}`,
    leave: 'المغادرة دون دفع',
    codeHeading: 'التأكيد لدى البنك',
    codeWhy: 'يرسل البنك هذا الرمز عادةً إلى هاتفك. ولأن هذه تجربة، فهو معروض هنا.',
    codeShown: 'رمز التجربة',
    codeAsked: 'أدخل الرمز',
    codeHint: 'إدخال رمز خاطئ يُنهي عملية الدفع.',
    confirm: 'تأكيد الدفع',
    otherCard: 'استخدام بطاقة أخرى',
    expired: 'انتهت صلاحية عملية الدفع هذه',
    expiredMore: 'لم يُخصم أي مبلغ. عُد إلى المتجر للدفع من جديد.',
    toShop: (shop) => `العودة إلى ${shop}`,
    problems: {
      noCard: 'اختر بطاقة تجريبية.',
      declined: 'رُفضت هذه البطاقة. اختر بطاقة أخرى.',
      lastTry: 'رُفضت هذه البطاقة. إذا رُفضت التالية أيضًا فستفشل عملية الدفع.',
      noCode: 'أدخل الأرقام الأربعة المعروضة أعلاه.',
    },
  },
}
