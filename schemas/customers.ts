import { defineResource } from '#resource/declaration.ts'
import { readOnlyField } from './shared/labelledField.ts'
import { invite, person, personContact, personName } from './shared/person.ts'

const money = { 'x-kind': 'money' } as const

/**
 * All orders are counted; the sum covers those in the currency of the shop that were not rejected.
 */
const orderLedger = {
  'x-derived': true,
  'x-ledger': { of: 'orders', by: { customer: '_id' } },
} as const

export default defineResource({
  name: 'customers',
  menu: { section: 'people', icon: 'people', order: 10 },
  labels: { en: ['Customer', 'Customers'], ar: ['عميل', 'العملاء'] },
  schema: {
    type: 'object',
    required: ['firstName', 'lastName', 'email'],
    properties: {
      ...person,
      email: { ...person.email, 'x-unique': true },
      ordersCount: { ...readOnlyField('Orders', 'الطلبات', { type: 'integer' }), ...orderLedger },
      ordersTotal: {
        ...readOnlyField('Ordered in total', 'إجمالي الطلبات', money),
        ...orderLedger,
      },
      discountsTotal: {
        ...readOnlyField('Discounts in total', 'إجمالي الخصومات', money),
        ...orderLedger,
      },
    },
  },
  title: 'name',
  subtitle: ['email'],
  table: {
    columns: [
      'name',
      'email',
      'phoneNumber',
      'ordersCount',
      'ordersTotal',
      'discountsTotal',
      'active',
    ],
    search: ['name', 'email', 'username', 'phoneNumber'],
    filters: ['active', 'language', 'createdAt'],
    sort: 'name',
  },
  screens: {
    sections: [
      { title: { en: 'Name', ar: 'الاسم' }, fields: personName },
      { title: { en: 'Contact', ar: 'التواصل' }, fields: personContact },
      {
        title: { en: 'Orders', ar: 'الطلبات' },
        fields: ['ordersCount', 'ordersTotal', 'discountsTotal'],
        aside: true,
      },
    ],
    related: [
      {
        of: 'orders',
        by: { customer: '_id' },
        columns: ['number', 'placedAt', 'status', 'paymentStatus', 'total'],
      },
    ],
  },
  actions: { invite },
  signsIn: 'customer',
  activatable: true,
})
