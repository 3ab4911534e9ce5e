import { offerDays } from '#domain/quote/offerDays.ts'
import { choiceOf } from './choiceOf.ts'
import { labelled } from './labelled.ts'

/** Which of all that can be done makes sense now follows from type and status together. */
export const waitsFor = choiceOf({
  confirmation: ['The guest to confirm their email', 'تأكيد الزائر لبريده الإلكتروني'],
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
const money = { 'x-kind': 'money' } as const
const text = { type: 'string', maxLength: 255, 'x-kind': 'multiline' } as const
const message = labelled('Message', 'الرسالة', text)
const about = labelled('About the product', 'بخصوص المنتج', { type: 'string', maxLength: 40 })
const sent = {
  en: 'The customer gets this by email.',
  ar: 'ستصل هذه الرسالة إلى العميل بالبريد الإلكتروني.',
} as const

/** Prices for some products, until a day; what it comes to is told while it is typed. */
const offer = {
  confirm: sent,
  done: { en: 'The offer was sent.', ar: 'أُرسل العرض.' },
  access: 'quote',
  input: {
    type: 'object',
    required: ['lines', 'validUntil'],
    properties: {
      lines: labelled('Lines', 'البنود', {
        type: 'array',
        items: {
          type: 'object',
          required: ['product', 'quantity', 'unitPrice'],
          properties: {
            product: { 'x-relation': 'products' },
            quantity: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
            unitPrice: labelled('Unit price', 'سعر الوحدة', {
              'x-kind': 'money',
              'x-starts-with': 'product.price',
              'x-compares': {
                with: 'product.price',
                label: { en: 'List price', ar: 'سعر القائمة' },
                change: { en: 'Discount', ar: 'الخصم' },
                below: 50,
                above: 0,
              },
            }),
          },
        },
      }),
      validUntil: labelled('Valid until', 'صالح حتى', {
        type: 'string',
        format: 'date-time',
        'x-starts-in': offerDays,
      }),
      message,
    },
  },
  estimate: {
    type: 'object',
    required: ['total'],
    properties: {
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            asked: labelled('Customer asks for', 'يطلبه العميل', money),
            available: labelled('In stock', 'المتوفر', { type: 'integer' }),
            missing: labelled('Missing in stock', 'ينقص من المخزون', { type: 'integer' }),
            total: labelled('Line total', 'إجمالي البند', money),
          },
        },
      },
      subtotal: labelled('Subtotal', 'المجموع الفرعي', money),
      shipping: labelled('Shipping', 'الشحن', money),
      tax: labelled('Tax', 'الضريبة', money),
      rounding: labelled('Rounding', 'التقريب', money),
      total: labelled('Total', 'الإجمالي', money),
    },
  },
} as const

/** What staff does with a request. The statuses are those of `domain/quote`. */
export const requestActions = {
  answer: {
    label: { en: 'Answer', ar: 'الرد' },
    from: from('answer'),
    confirm: sent,
    done: { en: 'The answer was sent.', ar: 'أُرسل الرد.' },
    access: 'answer',
    input: { type: 'object', required: ['message'], properties: { message } },
  },
  quote: {
    label: { en: 'Make an offer', ar: 'تقديم عرض سعر' },
    from: from('offer', 'counter'),
    ...offer,
  },
  revise: {
    label: { en: 'Revise the offer', ar: 'تعديل العرض' },
    from: from('decision'),
    ...offer,
  },
  review: {
    label: { en: 'Take into review', ar: 'بدء المراجعة' },
    from: from('confirmation', 'review', 'reading', 'information'),
    access: 'answer',
  },
  askInfo: {
    label: { en: 'Ask for information', ar: 'طلب معلومات' },
    from: from('offer'),
    confirm: sent,
    done: { en: 'The question was sent.', ar: 'أُرسل السؤال.' },
    access: 'answer',
    input: { type: 'object', required: ['message'], properties: { message, about } },
  },
  message: {
    label: { en: 'Write a message', ar: 'كتابة رسالة' },
    from: from('review', 'reading', 'offer', 'counter', 'answer', 'information', 'decision'),
    done: { en: 'The message was sent.', ar: 'أُرسلت الرسالة.' },
    access: 'answer',
    input: { type: 'object', required: ['message'], properties: { message, about } },
  },
  decline: {
    label: { en: 'Decline', ar: 'رفض الطلب' },
    from: from('confirmation', 'review', 'offer', 'counter', 'information', 'decision'),
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
