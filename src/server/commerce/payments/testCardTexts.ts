import type { Translations } from '#domain/locale.ts'

export type TestCardProblem =
  'noCard' | 'declined' | 'noHolder' | 'holderTooLong' | 'holderIsNumber'

const en = {
  title: 'Test gateway',
  notice: 'Test gateway: no real card is asked for',
  noticeMore: 'Only test cards are offered, and nothing is charged.',
  heading: (shop: string) => `Save a card for ${shop}`,
  why: 'The shop receives the card brand, the last four digits, the expiry date and the name, never the number.',
  choice: 'Test card',
  holder: 'Name on the card',
  expiry: 'Expires',
  save: 'Save card',
  cancel: 'Cancel',
  help: 'Need help?',
  expired: 'This page has expired',
  expiredMore: 'A page for saving a card stays open for one hour. Start again from the shop.',
  toShop: (shop: string) => `Back to ${shop}`,
  problems: {
    noCard: 'Choose a test card.',
    declined: 'This card was declined. Choose another one.',
    noHolder: 'Enter the name on the card.',
    holderTooLong: 'The name can have 80 characters at most.',
    holderIsNumber: 'Enter a name here, not a card number.',
  },
}

export type TestCardTexts = typeof en

export const testCardTexts: Translations<typeof en> = {
  en,
  ar: {
    title: 'بوابة دفع تجريبية',
    notice: 'بوابة دفع تجريبية: لا نطلب أي بطاقة حقيقية',
    noticeMore: 'لا تُعرض هنا إلا بطاقات تجريبية، ولن يُخصم أي مبلغ.',
    heading: (shop) => `حفظ بطاقة لدى ${shop}`,
    why: 'يتلقى المتجر نوع البطاقة وآخر أربعة أرقام وتاريخ الانتهاء والاسم، ولا يتلقى رقم البطاقة أبدًا.',
    choice: 'البطاقة التجريبية',
    holder: 'الاسم على البطاقة',
    expiry: 'تاريخ الانتهاء',
    save: 'حفظ البطاقة',
    cancel: 'إلغاء',
    help: 'تحتاج إلى مساعدة؟',
    expired: 'انتهت صلاحية هذه الصفحة',
    expiredMore: 'تبقى صفحة حفظ البطاقة متاحة لمدة ساعة واحدة. ابدأ من جديد من المتجر.',
    toShop: (shop) => `العودة إلى ${shop}`,
    problems: {
      noCard: 'اختر بطاقة تجريبية.',
      declined: 'رُفضت هذه البطاقة. اختر بطاقة أخرى.',
      noHolder: 'أدخل الاسم على البطاقة.',
      holderTooLong: 'يجب ألا يتجاوز الاسم 80 حرفًا.',
      holderIsNumber: 'أدخل هنا الاسم، لا رقم البطاقة.',
    },
  },
}
