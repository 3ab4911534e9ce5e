import type { Translated } from '#domain/locale.ts'

type MailboxTexts = {
  readonly title: string
  readonly why: readonly [before: string, after: string]
  readonly empty: string
  readonly all: string
  readonly to: string
  readonly form: string
  readonly letter: string
  readonly text: string
}

export const mailboxTexts: Translated<MailboxTexts> = {
  en: {
    title: 'Mailbox',
    why: ['Mails end here because ', ' is not set; each is kept for a day.'],
    empty: 'No mail yet. Whatever is sent next appears here.',
    all: 'All mails',
    to: 'To',
    form: 'Form',
    letter: 'Letter',
    text: 'Text',
  },
  ar: {
    title: 'صندوق البريد',
    why: ['تصل الرسائل إلى هنا لأن ', ' غير مضبوط، وتُحفظ كل رسالة يومًا واحدًا.'],
    empty: 'لا توجد رسائل بعد. ستظهر هنا أي رسالة تُرسل لاحقًا.',
    all: 'كل الرسائل',
    to: 'إلى',
    form: 'طريقة العرض',
    letter: 'رسالة منسّقة',
    text: 'نص',
  },
}
