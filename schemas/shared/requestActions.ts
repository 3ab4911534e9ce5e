import { choiceOf } from './choiceOf.ts'
import { labelled } from './labelled.ts'

/** Which of all that can be done makes sense now follows from type and status together. */
export const waitsFor = choiceOf({
  review: ['Our first look', 'اطلاعنا الأول'],
  reading: ['Somebody to read it', 'من يقرؤها'],
  offer: ['Our offer', 'عرضنا'],
  counter: ['Our answer to a counter-offer', 'ردنا على العرض المقابل'],
  answer: ['Our answer', 'ردنا'],
  information: ['Information from the customer', 'معلومات من العميل'],
  decision: ['The decision of the customer', 'قرار العميل'],
  nothing: ['Nothing', 'لا شيء'],
})

const from = (...states: string[]) => ({ waitsFor: states })
const text = { type: 'string', maxLength: 255, 'x-kind': 'multiline' } as const
const message = labelled('Message', 'الرسالة', text)
const about = labelled('About the product', 'بخصوص المنتج', { type: 'string', maxLength: 40 })
const sent = {
  en: 'The customer gets this by email. Send it?',
  ar: 'ستصل هذه الرسالة إلى العميل بالبريد الإلكتروني. هل تريد إرسالها؟',
} as const

/** What staff does with a request. The statuses are those of `domain/quote`. */
export const requestActions = {
  answer: {
    label: { en: 'Answer', ar: 'الرد' },
    from: from('answer'),
    confirm: sent,
    access: 'answer',
    input: { type: 'object', required: ['message'], properties: { message } },
  },
  review: {
    label: { en: 'Take into review', ar: 'بدء المراجعة' },
    from: from('review', 'reading', 'information'),
    access: 'answer',
  },
  askInfo: {
    label: { en: 'Ask for information', ar: 'طلب معلومات' },
    from: from('offer'),
    confirm: sent,
    access: 'answer',
    input: { type: 'object', required: ['message'], properties: { message, about } },
  },
  quote: {
    label: { en: 'Make an offer', ar: 'تقديم عرض سعر' },
    from: from('offer', 'counter'),
    confirm: sent,
    access: 'quote',
    input: {
      type: 'object',
      required: ['lines', 'validUntil'],
      properties: {
        lines: labelled('Lines', 'البنود', {
          type: 'array',
          items: {
            type: 'object',
            required: ['code', 'quantity', 'unitPrice'],
            properties: {
              code: { type: 'string', maxLength: 40 },
              quantity: { type: 'integer', minimum: 1, maximum: 100_000 },
              unitPrice: labelled('Unit price', 'سعر الوحدة', { 'x-kind': 'money' }),
            },
          },
        }),
        validUntil: labelled('Valid until', 'صالح حتى', { type: 'string', format: 'date-time' }),
        message,
      },
    },
  },
  message: {
    label: { en: 'Write a message', ar: 'كتابة رسالة' },
    from: from('review', 'reading', 'offer', 'counter', 'answer', 'information', 'decision'),
    access: 'answer',
    input: { type: 'object', required: ['message'], properties: { message, about } },
  },
  decline: {
    label: { en: 'Decline', ar: 'رفض الطلب' },
    from: from('review', 'offer', 'counter', 'information', 'decision'),
    confirm: {
      en: 'A request that is declined cannot be taken up again. Decline it?',
      ar: 'لا يمكن استئناف طلب مرفوض. هل تريد رفضه؟',
    },
    access: 'quote',
    danger: true,
    input: {
      type: 'object',
      required: ['declineReason'],
      properties: { declineReason: labelled('Reason', 'السبب', text) },
    },
  },
  close: {
    label: { en: 'Close without an answer', ar: 'إغلاق دون رد' },
    from: from('answer'),
    confirm: {
      en: 'The sender will not hear about it. Close the request?',
      ar: 'لن يُبلَّغ المرسل بذلك. هل تريد إغلاق الطلب؟',
    },
    danger: true,
    access: 'answer',
  },
} as const
