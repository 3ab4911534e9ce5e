import { defineResource } from '#resource/declaration.ts'
import { labelledField } from './shared/labelledField.ts'

export default defineResource({
  name: 'shipping-methods',
  menu: { section: 'sales', icon: 'truck', order: 50 },
  labels: { en: ['Shipping method', 'Shipping methods'], ar: ['طريقة شحن', 'طرق الشحن'] },
  schema: {
    type: 'object',
    required: ['title', 'price'],
    properties: {
      title: { type: 'string', maxLength: 80, 'x-translatable': true },
      description: {
        type: 'string',
        maxLength: 255,
        'x-kind': 'multiline',
        'x-translatable': true,
      },
      price: { 'x-kind': 'money' },
      freeFrom: {
        ...labelledField('Free from', 'مجاني ابتداءً من', { 'x-kind': 'money' }),
        'x-help': {
          en: 'Orders of this value are sent for nothing.',
          ar: 'تُشحن الطلبات بهذه القيمة مجانًا.',
        },
      },
      countries: {
        type: 'array',
        'x-kind': 'countries',
        'x-label': { en: 'Countries', ar: 'الدول' },
        'x-help': {
          en: 'None chosen: everywhere.',
          ar: 'بلا اختيار: في كل مكان.',
        },
      },
      days: labelledField('Days', 'الأيام', { type: 'integer', minimum: 0, maximum: 365 }),
    },
  },
  table: { columns: ['title', 'price', 'freeFrom', 'days', 'active', 'updatedAt'], sort: 'title' },
  public: {},
  activatable: true,
})
