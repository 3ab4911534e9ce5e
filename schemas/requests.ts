import { pendingStaffActions } from '#domain/quote/pendingStaffActions.ts'
import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { readOnlyField } from './shared/labelledField.ts'
import { languageChoice } from './shared/languageChoice.ts'
import { requestActions, waitsFor } from './shared/requestActions.ts'

const text = { type: 'string' } as const
const money = { 'x-kind': 'money' } as const
const dateTime = { type: 'string', format: 'date-time' } as const
const onlyForQuotes = { 'x-when': { type: ['quote'] } } as const
const quantity = { type: 'integer', minimum: 1 } as const
const unitPrice = { ...money, 'x-label': { en: 'Unit price', ar: 'سعر الوحدة' } } as const
const validUntil = { ...dateTime, 'x-label': { en: 'Valid until', ar: 'صالح حتى' } } as const
const side = {
  ...choiceOf({ buyer: ['Customer', 'العميل'], staff: ['Shop', 'المتجر'] }),
  'x-label': { en: 'By', ar: 'من' },
} as const
const at = { ...dateTime, 'x-label': { en: 'At', ar: 'في' } } as const

/** Requests from visitors, for a quote or anything else. Every change goes through an action. */
export default defineResource({
  name: 'requests',
  menu: { section: 'sales', icon: 'inbox', order: 25 },
  labels: { en: ['Request', 'Requests'], ar: ['طلب تواصل', 'طلبات التواصل'] },
  schema: {
    type: 'object',
    required: ['type', 'firstName', 'lastName', 'email'],
    properties: {
      number: { ...readOnlyField('Number', 'الرقم', text), 'x-unique': true },
      type: {
        ...choiceOf({ quote: ['Quote', 'عرض سعر'], contact: ['Contact', 'تواصل'] }),
        readOnly: true,
      },
      status: {
        ...choiceOf({
          submitted: ['Submitted', 'مُرسل'],
          in_review: ['In review', 'قيد المراجعة'],
          info_requested: ['Information requested', 'بانتظار معلومات'],
          quoted: ['Quoted', 'قُدّم عرض'],
          countered: ['Countered', 'عرض مقابل'],
          accepted: ['Accepted', 'مقبول'],
          converted: ['Ordered', 'تحوّل إلى طلب شراء'],
          declined: ['Declined', 'مرفوض'],
          expired: ['Expired', 'منتهي الصلاحية'],
          answered: ['Answered', 'تم الرد'],
          closed: ['Closed', 'مغلق'],
        }),
        readOnly: true,
      },
      waitsFor: { ...readOnlyField('Waits for', 'بانتظار', waitsFor), 'x-derived': true },
      firstName: { ...text, readOnly: true },
      lastName: { ...text, readOnly: true },
      email: { ...text, format: 'email', readOnly: true },
      phone: { ...text, format: 'phone', readOnly: true },
      companyName: { ...text, readOnly: true },
      country: { 'x-kind': 'country', readOnly: true },
      city: { ...text, readOnly: true },
      emailConfirmation: readOnlyField(
        'Email address',
        'البريد الإلكتروني',
        choiceOf({
          waiting: ['Not confirmed yet', 'لم يؤكَّد بعد'],
          confirmed: ['Confirmed', 'مؤكَّد'],
        }),
      ),
      language: { ...languageChoice, readOnly: true },
      message: readOnlyField('Message', 'الرسالة', {
        ...text,
        maxLength: 255,
        'x-kind': 'multiline',
      }),
      products: readOnlyField('Products', 'المنتجات', {
        type: 'array',
        items: {
          type: 'object',
          properties: { product: { 'x-relation': 'products' }, quantity },
        },
      }),
      customer: readOnlyField('Customer record', 'سجل العميل', { 'x-relation': 'customers' }),
      company: readOnlyField('Company', 'الشركة', { 'x-relation': 'companies' }),
      tenant: readOnlyField('Tenant', 'المستأجر', { 'x-relation': 'tenants' }),
      round: {
        ...readOnlyField('Round', 'الجولة', { type: 'integer', default: 0 }),
        ...onlyForQuotes,
      },
      lines: {
        ...readOnlyField('Offered lines', 'بنود العرض', {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              product: { 'x-relation': 'products' },
              quantity,
              unitPrice,
              listPrice: { ...money, 'x-label': { en: 'List price', ar: 'سعر القائمة' } },
            },
          },
        }),
        ...onlyForQuotes,
      },
      subtotal: { ...readOnlyField('Subtotal', 'المجموع الفرعي', money), ...onlyForQuotes },
      shipping: { ...readOnlyField('Shipping', 'الشحن', money), ...onlyForQuotes },
      tax: { ...readOnlyField('Tax', 'الضريبة', money), ...onlyForQuotes },
      rounding: { ...readOnlyField('Rounding', 'التقريب', money), ...onlyForQuotes },
      total: { ...readOnlyField('Total', 'الإجمالي', money), ...onlyForQuotes },
      validUntil: { ...validUntil, readOnly: true, ...onlyForQuotes },
      messages: readOnlyField('Messages', 'الرسائل', {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            side,
            name: text,
            text: {
              ...text,
              'x-kind': 'multiline',
              'x-label': { en: 'Message', ar: 'الرسالة' },
            },
            about: { ...text, 'x-label': { en: 'About the product', ar: 'بخصوص المنتج' } },
            at,
          },
        },
      }),
      rounds: {
        ...readOnlyField('What was offered', 'ما عُرض', {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              round: { type: 'integer', 'x-label': { en: 'Round', ar: 'الجولة' } },
              side,
              code: text,
              quantity,
              unitPrice,
              validUntil,
              at,
            },
          },
        }),
        ...onlyForQuotes,
      },
      declineReason: {
        ...readOnlyField('Why it was declined', 'سبب الرفض', { ...text, 'x-kind': 'multiline' }),
        ...onlyForQuotes,
      },
      order: { ...readOnlyField('Order', 'الطلب', { 'x-relation': 'orders' }), ...onlyForQuotes },
    },
  },
  title: 'number',
  reference: ['status'],
  subtitle: ['type', 'lastName', 'status'],
  table: {
    columns: ['number', 'type', 'status', 'lastName', 'companyName', 'total', 'createdAt'],
    search: ['number', 'firstName', 'lastName', 'email', 'companyName', 'message'],
    filters: [
      'type',
      'status',
      'waitsFor',
      'emailConfirmation',
      'country',
      'customer',
      'company',
      'total',
      'validUntil',
      'createdAt',
    ],
    views: [
      {
        name: 'waiting',
        label: { en: 'Waiting for us', ar: 'بانتظارنا' },
        where: { waitsFor: pendingStaffActions },
      },
      {
        name: 'unconfirmed',
        label: { en: 'Not confirmed', ar: 'غير مؤكّدة' },
        where: { waitsFor: ['confirmation'] },
      },
      { name: 'quotes', label: { en: 'Quotes', ar: 'عروض الأسعار' }, where: { type: ['quote'] } },
      { name: 'contact', label: { en: 'Contact', ar: 'التواصل' }, where: { type: ['contact'] } },
    ],
    sort: '-createdAt',
  },
  screens: {
    sections: [
      {
        title: { en: 'Request', ar: 'الطلب' },
        fields: ['number', 'type', 'status', 'waitsFor', 'message', 'products'],
      },
      {
        title: { en: 'Offer', ar: 'العرض' },
        fields: [
          'round',
          'validUntil',
          'lines',
          'subtotal',
          'shipping',
          'tax',
          'rounding',
          'total',
          'declineReason',
          'order',
        ],
      },
      { title: { en: 'Conversation', ar: 'المحادثة' }, fields: ['messages', 'rounds'] },
      {
        title: { en: 'Sender', ar: 'المرسل' },
        fields: [
          'firstName',
          'lastName',
          'email',
          'emailConfirmation',
          'phone',
          'companyName',
          'country',
          'city',
          'language',
          'customer',
          'company',
          'tenant',
        ],
        aside: true,
      },
    ],
  },
  access: {
    verbs: ['read'],
    rows: { company: 'company', tenant: 'tenant', customer: 'customer' },
  },
  shoppers: ['read'],
  brands: 'one',
  actions: requestActions,
})
