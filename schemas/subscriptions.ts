import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { labelledField, readOnlyField } from './shared/labelledField.ts'
import { subscriptionPeriod } from './shared/productChoices.ts'

const dateTime = { type: 'string', format: 'date-time' } as const
const statusIn = (...status: string[]) => ({ status })

/** Bought with an order, started when the owner chooses, and then paid period by period. */
export default defineResource({
  name: 'subscriptions',
  menu: { section: 'sales', icon: 'loop', order: 74 },
  labels: { en: ['Subscription', 'Subscriptions'], ar: ['اشتراك', 'الاشتراكات'] },
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', readOnly: true },
      product: { 'x-relation': 'products', readOnly: true },
      order: readOnlyField('Order', 'الطلب', { 'x-relation': 'orders' }),
      company: readOnlyField('Company', 'الشركة', { 'x-relation': 'companies' }),
      tenant: readOnlyField('Tenant', 'المستأجر', { 'x-relation': 'tenants' }),
      customer: readOnlyField('Customer', 'العميل', { 'x-relation': 'customers' }),
      quantity: { type: 'integer', readOnly: true },
      status: {
        ...choiceOf({
          trialing: ['Not started', 'لم يبدأ'],
          active: ['Active', 'نشط'],
          past_due: ['Payment due', 'مستحق الدفع'],
          suspended: ['Suspended', 'موقوف'],
          cancelled: ['Cancelled', 'ملغى'],
          expired: ['Expired', 'منتهي'],
        }),
        readOnly: true,
      },
      period: readOnlyField('Period', 'المدة', subscriptionPeriod),
      startsAt: readOnlyField('Started', 'تاريخ البدء', dateTime),
      periodEndsAt: readOnlyField('Paid until', 'مدفوع حتى', dateTime),
      cancelAtPeriodEnd: readOnlyField('Ends with its period', 'ينتهي مع مدته', {
        type: 'boolean',
      }),
      cancelledAt: readOnlyField('Cancelled', 'تاريخ الإلغاء', dateTime),
    },
  },
  title: 'name',
  reference: ['status', 'periodEndsAt'],
  subtitle: ['company', 'status', 'periodEndsAt'],
  table: {
    columns: ['name', 'product', 'company', 'quantity', 'period', 'periodEndsAt', 'status'],
    search: ['name'],
    filters: ['status', 'product', 'company', 'tenant', 'customer', 'order', 'periodEndsAt'],
    sort: '-createdAt',
  },
  screens: {
    sections: [
      {
        title: { en: 'Subscription', ar: 'الاشتراك' },
        fields: ['name', 'product', 'quantity'],
      },
      {
        title: { en: 'Time', ar: 'المدة' },
        fields: [
          'status',
          'period',
          'startsAt',
          'periodEndsAt',
          'cancelAtPeriodEnd',
          'cancelledAt',
        ],
      },
      {
        title: { en: 'Whose it is', ar: 'المالك' },
        fields: ['order', 'company', 'tenant', 'customer'],
        aside: true,
      },
    ],
  },
  access: {
    verbs: ['read'],
    rows: { company: 'company', tenant: 'tenant', customer: 'customer' },
  },
  shoppers: ['read'],
  brandOf: 'order',
  actions: {
    activate: {
      label: { en: 'Activate', ar: 'تفعيل' },
      from: statusIn('trialing'),
      confirm: {
        en: 'The first period begins now.',
        ar: 'ستبدأ المدة الأولى الآن.',
      },
    },
    renew: {
      label: { en: 'Order a renewal', ar: 'طلب تجديد' },
      from: statusIn('active', 'past_due', 'suspended'),
      access: 'renew',
      confirm: {
        en: 'An order for the next period is placed for the owner, to be paid by bank transfer.',
        ar: 'سيُنشأ للمالك طلب بالمدة التالية يُدفع بتحويل بنكي.',
      },
    },
    suspend: { label: { en: 'Suspend', ar: 'إيقاف' }, from: statusIn('past_due') },
    resume: {
      label: { en: 'Resume', ar: 'استئناف' },
      from: statusIn('past_due', 'suspended'),
      input: {
        type: 'object',
        required: ['until'],
        properties: {
          until: {
            ...labelledField('Until', 'حتى', dateTime),
            'x-help': {
              en: 'It is taken as paid until then, without an order.',
              ar: 'يُعدّ مدفوعًا حتى ذلك الحين من دون طلب.',
            },
          },
        },
      },
    },
    cancel: {
      label: { en: 'Cancel', ar: 'إلغاء' },
      danger: true,
      from: statusIn('trialing', 'active', 'past_due', 'suspended'),
      input: {
        type: 'object',
        required: ['when'],
        properties: {
          when: labelledField(
            'When',
            'متى',
            choiceOf({
              period_end: ['At the end of the period', 'عند نهاية المدة'],
              now: ['Now', 'الآن'],
            }),
          ),
        },
      },
    },
  },
})
