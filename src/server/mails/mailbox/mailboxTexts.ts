import type { Translations } from '#domain/locale.ts'

const en = {
  title: 'Mailbox',
  explanation: { before: 'Mails end here because ', after: ' is not set; each is kept for a day.' },
  empty: 'No mail yet. Whatever is sent next appears here.',
  all: 'All mails',
  to: 'To',
  form: 'Form',
  formatted: 'Letter',
  text: 'Text',
}

export const mailboxTexts: Translations<typeof en> = {
  en,
  ar: {
    title: 'صندوق البريد',
    explanation: {
      before: 'تصل الرسائل إلى هنا لأن ',
      after: ' غير مضبوط، وتُحفظ كل رسالة يومًا واحدًا.',
    },
    empty: 'لا توجد رسائل بعد. ستظهر هنا أي رسالة تُرسل لاحقًا.',
    all: 'كل الرسائل',
    to: 'إلى',
    form: 'طريقة العرض',
    formatted: 'رسالة منسّقة',
    text: 'نص',
  },
}
