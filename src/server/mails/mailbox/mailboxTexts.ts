import type { Translations } from '#domain/locale.ts'

type MailboxTexts = {
  readonly title: string
  readonly explanation: readonly [before: string, after: string]
  readonly empty: string
  readonly all: string
  readonly to: string
  readonly form: string
  readonly formatted: string
  readonly text: string
}

export const mailboxTexts: Translations<MailboxTexts> = {
  en: {
    title: 'Mailbox',
    explanation: ['Mails end here because ', ' is not set; each is kept for a day.'],
    empty: 'No mail yet. Whatever is sent next appears here.',
    all: 'All mails',
    to: 'To',
    form: 'Form',
    formatted: 'Letter',
    text: 'Text',
  },
  ar: {
    title: 'صندوق البريد',
    explanation: ['تصل الرسائل إلى هنا لأن ', ' غير مضبوط، وتُحفظ كل رسالة يومًا واحدًا.'],
    empty: 'لا توجد رسائل بعد. ستظهر هنا أي رسالة تُرسل لاحقًا.',
    all: 'كل الرسائل',
    to: 'إلى',
    form: 'طريقة العرض',
    formatted: 'رسالة منسّقة',
    text: 'نص',
  },
}
