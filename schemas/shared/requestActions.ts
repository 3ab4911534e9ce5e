import { offerValidityDays } from '#domain/quote/offerValidityDays.ts'
import { choiceOf } from './choiceOf.ts'
import { labelledField } from './labelledField.ts'

/** Which actions are possible depends on type and status together. */
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

const whenWaitingFor = (...states: string[]) => ({ waitsFor: states })
const money = { 'x-kind': 'money' } as const
const text = { type: 'string', maxLength: 255, 'x-kind': 'multiline' } as const
const message = labelledField('Message', 'الرسالة', text)
const about = labelledField('About the product', 'بخصوص المنتج', { type: 'string', maxLength: 40 })
const confirmSendingEmail = {
  en: 'The customer gets this by email.',
  ar: 'ستصل هذه الرسالة إلى العميل بالبريد الإلكتروني.',
} as const

/**
 * Prices for some products, valid until a day; the total is computed while the form is filled in.
 */
const offer = {
  confirm: confirmSendingEmail,
  done: { en: 'The offer was sent.', ar: 'أُرسل العرض.' },
  access: 'quote',
  input: {
    type: 'object',
    required: ['lines', 'validUntil'],
    properties: {
      lines: labelledField('Lines', 'البنود', {
        type: 'array',
        items: {
          type: 'object',
          required: ['product', 'quantity', 'unitPrice'],
          properties: {
            product: { 'x-relation': 'products' },
            quantity: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
            unitPrice: labelledField('Unit price', 'سعر الوحدة', {
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
      validUntil: labelledField('Valid until', 'صالح حتى', {
        type: 'string',
        format: 'date-time',
        'x-starts-in': offerValidityDays,
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
            counterPrice: labelledField('Customer asks for', 'يطلبه العميل', money),
            available: labelledField('In stock', 'المتوفر', { type: 'integer' }),
            missing: labelledField('Missing in stock', 'ينقص من المخزون', { type: 'integer' }),
            total: labelledField('Line total', 'إجمالي البند', money),
          },
        },
      },
      subtotal: labelledField('Subtotal', 'المجموع الفرعي', money),
      shipping: labelledField('Shipping', 'الشحن', money),
      tax: labelledField('Tax', 'الضريبة', money),
      rounding: labelledField('Rounding', 'التقريب', money),
      total: labelledField('Total', 'الإجمالي', money),
    },
  },
} as const

/** The actions staff can take on a request. The statuses are those of `domain/quote`. */
export const requestActions = {
  answer: {
    label: { en: 'Answer', ar: 'الرد' },
    from: whenWaitingFor('answer'),
    confirm: confirmSendingEmail,
    done: { en: 'The answer was sent.', ar: 'أُرسل الرد.' },
    access: 'answer',
    input: { type: 'object', required: ['message'], properties: { message } },
  },
  quote: {
    label: { en: 'Make an offer', ar: 'تقديم عرض سعر' },
    from: whenWaitingFor('offer', 'counter'),
    ...offer,
  },
  revise: {
    label: { en: 'Revise the offer', ar: 'تعديل العرض' },
    from: whenWaitingFor('decision'),
    ...offer,
  },
  review: {
    label: { en: 'Take into review', ar: 'بدء المراجعة' },
    from: whenWaitingFor('confirmation', 'review', 'reading', 'information'),
    access: 'answer',
  },
  askInfo: {
    label: { en: 'Ask for information', ar: 'طلب معلومات' },
    from: whenWaitingFor('offer'),
    confirm: confirmSendingEmail,
    done: { en: 'The question was sent.', ar: 'أُرسل السؤال.' },
    access: 'answer',
    input: { type: 'object', required: ['message'], properties: { message, about } },
  },
  message: {
    label: { en: 'Write a message', ar: 'كتابة رسالة' },
    from: whenWaitingFor(
      'review',
      'reading',
      'offer',
      'counter',
      'answer',
      'information',
      'decision',
    ),
    done: { en: 'The message was sent.', ar: 'أُرسلت الرسالة.' },
    access: 'answer',
    input: { type: 'object', required: ['message'], properties: { message, about } },
  },
  decline: {
    label: { en: 'Decline', ar: 'رفض الطلب' },
    from: whenWaitingFor('confirmation', 'review', 'offer', 'counter', 'information', 'decision'),
    confirm: {
      en: 'A request that is declined cannot be taken up again. Decline it?',
      ar: 'لا يمكن استئناف طلب مرفوض. هل تريد رفضه؟',
    },
    access: 'quote',
    danger: true,
    input: {
      type: 'object',
      required: ['declineReason'],
      properties: { declineReason: labelledField('Reason', 'السبب', text) },
    },
  },
  close: {
    label: { en: 'Close without an answer', ar: 'إغلاق دون رد' },
    from: whenWaitingFor('answer'),
    confirm: {
      en: 'The sender will not hear about it. Close the request?',
      ar: 'لن يُبلَّغ المرسل بذلك. هل تريد إغلاق الطلب؟',
    },
    danger: true,
    access: 'answer',
  },
} as const
