import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { readOnlyField } from './shared/labelledField.ts'
import { subscriptionPeriod } from './shared/productChoices.ts'

const units = { type: 'integer' } as const
const dateTime = { type: 'string', format: 'date-time' } as const

/** Licenses that were bought, and how many are allocated to tenants. A delivery creates them. */
export default defineResource({
  name: 'license-pools',
  menu: { section: 'sales', icon: 'key', order: 72 },
  labels: { en: ['License pool', 'License pools'], ar: ['حزمة تراخيص', 'حزم التراخيص'] },
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', readOnly: true },
      product: { 'x-relation': 'products', readOnly: true },
      order: readOnlyField('Order', 'الطلب', { 'x-relation': 'orders' }),
      company: readOnlyField('Company', 'الشركة', { 'x-relation': 'companies' }),
      tenant: readOnlyField('Tenant', 'المستأجر', { 'x-relation': 'tenants' }),
      customer: readOnlyField('Customer', 'العميل', { 'x-relation': 'customers' }),
      quantity: { ...units, readOnly: true },
      allocated: readOnlyField('Allocated', 'المخصّص', units),
      available: {
        ...readOnlyField('Available', 'المتاح', units),
        'x-derived': true,
        'x-phrase': {
          en: '{available} of {quantity} available',
          ar: 'المتاح {available} من {quantity}',
        },
      },
      period: readOnlyField('Period', 'المدة', subscriptionPeriod),
      startsAt: readOnlyField('Starts', 'تاريخ البدء', dateTime),
      expiresAt: {
        ...readOnlyField('Expires', 'تاريخ الانتهاء', dateTime),
        'x-phrase': { en: 'until {expiresAt}', ar: 'حتى {expiresAt}' },
      },
      status: {
        ...choiceOf({ active: ['Active', 'نشط'], expired: ['Expired', 'منتهي الصلاحية'] }),
        readOnly: true,
        'x-derived': true,
      },
      renews: readOnlyField('Renews', 'تجديد لـ', { 'x-relation': 'license-pools' }),
    },
  },
  title: 'name',
  reference: ['available', 'expiresAt'],
  subtitle: ['product', 'available', 'expiresAt', 'company'],
  table: {
    columns: [
      'name',
      'product',
      'company',
      'quantity',
      'allocated',
      'available',
      'expiresAt',
      'status',
    ],
    search: ['name'],
    filters: ['status', 'product', 'company', 'tenant', 'customer', 'order', 'expiresAt'],
    sort: '-createdAt',
  },
  screens: {
    sections: [
      {
        title: { en: 'Licenses', ar: 'التراخيص' },
        fields: ['name', 'product', 'quantity', 'allocated', 'available'],
      },
      {
        title: { en: 'Time', ar: 'المدة' },
        fields: ['status', 'period', 'startsAt', 'expiresAt', 'renews'],
      },
      {
        title: { en: 'Whose they are', ar: 'المالك' },
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
    renew: {
      label: { en: 'Order a renewal', ar: 'طلب تجديد' },
      access: 'renew',
      confirm: {
        en: 'An order for the next period is placed for the owner, to be paid by bank transfer.',
        ar: 'سيُنشأ للمالك طلب بالمدة التالية يُدفع بتحويل بنكي.',
      },
    },
  },
})
