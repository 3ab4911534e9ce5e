import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { readOnlyField } from './shared/labelledField.ts'

const text = { type: 'string' } as const

/** Every movement of money, in or out. */
export default defineResource({
  name: 'transactions',
  menu: { section: 'sales', icon: 'swap', order: 30 },
  labels: { en: ['Transaction', 'Transactions'], ar: ['معاملة', 'المعاملات'] },
  schema: {
    type: 'object',
    properties: {
      order: readOnlyField('Order', 'الطلب', { 'x-relation': 'orders' }),
      kind: readOnlyField(
        'Kind',
        'النوع',
        choiceOf({
          charge: ['Card payment', 'دفع بالبطاقة'],
          transfer: ['Bank transfer', 'تحويل بنكي'],
          gift_card: ['Gift card', 'بطاقة هدية'],
          refund: ['Refund', 'استرداد'],
          gift_card_refund: ['Back to the gift card', 'إعادة إلى بطاقة الهدية'],
        }),
      ),
      amount: { 'x-kind': 'money', readOnly: true },
      state: readOnlyField(
        'State',
        'الحالة',
        choiceOf({
          pending: ['Pending', 'قيد التنفيذ'],
          done: ['Done', 'تمت'],
          failed: ['Failed', 'فشلت'],
        }),
      ),
      provider: readOnlyField(
        'Provider',
        'مزوّد الدفع',
        choiceOf({
          STRIPE: ['Stripe', 'Stripe'],
          TAP: ['Tap', 'Tap'],
          TEST: ['Test gateway', 'بوابة الاختبار'],
          BANK_TRANSFER: ['Bank transfer', 'تحويل بنكي'],
        }),
      ),
      reference: readOnlyField('Reference', 'المرجع', text),
      card: readOnlyField('Card', 'البطاقة', text),
      reason: readOnlyField('Reason', 'السبب', text),
      actor: readOnlyField('By', 'بواسطة', text),
      company: readOnlyField('Company', 'الشركة', { 'x-relation': 'companies' }),
      tenant: readOnlyField('Tenant', 'المستأجر', { 'x-relation': 'tenants' }),
      customer: readOnlyField('Customer', 'العميل', { 'x-relation': 'customers' }),
    },
  },
  title: 'kind',
  reference: ['amount', 'state'],
  subtitle: ['amount', 'order', 'state'],
  table: {
    columns: ['kind', 'order', 'amount', 'state', 'provider', 'reference', 'createdAt'],
    search: ['reference', 'actor'],
    filters: ['kind', 'state', 'provider', 'order', 'amount'],
    sort: '-createdAt',
  },
  access: {
    verbs: ['read'],
    rows: { company: 'company', tenant: 'tenant', customer: 'customer' },
  },
  brandOf: 'order',
  actions: {
    sent: {
      label: { en: 'Transfer was sent', ar: 'تم إرسال التحويل' },
      from: { state: ['pending'] },
      access: 'pay',
      input: {
        type: 'object',
        required: ['reference'],
        properties: {
          reference: {
            type: 'string',
            maxLength: 80,
            'x-label': { en: 'Reference of the bank', ar: 'مرجع البنك' },
          },
        },
      },
    },
  },
})
