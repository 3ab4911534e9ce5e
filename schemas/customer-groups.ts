import { defineResource } from '#resource/declaration.ts'
import { labelledField } from './shared/labelledField.ts'

/**
 * Buyers with their own prices: a percentage off every price, or fixed prices for some products.
 */
export default defineResource({
  name: 'customer-groups',
  menu: { section: 'people', icon: 'groups', path: 'customers/groups', order: 15 },
  labels: {
    en: ['Customer group', 'Customer groups'],
    ar: ['مجموعة عملاء', 'مجموعات العملاء'],
  },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 80, 'x-translatable': true },
      description: {
        type: 'string',
        maxLength: 255,
        'x-kind': 'multiline',
        'x-translatable': true,
      },
      reduction: labelledField('Off every price', 'تخفيض على كل سعر', {
        type: 'number',
        format: 'percent',
        minimum: 0,
        maximum: 100,
      }),
      customers: {
        type: 'array',
        items: { 'x-relation': 'customers' },
        'x-label': { en: 'Customers', ar: 'العملاء' },
      },
      companies: {
        type: 'array',
        items: { 'x-relation': 'companies' },
        'x-label': { en: 'Companies', ar: 'الشركات' },
      },
      prices: {
        type: 'array',
        maxItems: 1000,
        'x-label': { en: 'Prices of their own', ar: 'أسعار خاصة' },
        items: {
          type: 'object',
          required: ['product', 'price'],
          properties: { product: { 'x-relation': 'products' }, price: { 'x-kind': 'money' } },
        },
      },
    },
  },
  table: {
    columns: ['title', 'reduction', 'customersCount', 'companiesCount', 'updatedAt'],
    search: ['title'],
    sort: 'title',
  },
  members: ['customers', 'companies'],
})
