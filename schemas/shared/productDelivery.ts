import { labelledField } from './labelledField.ts'

const measure = { type: 'integer', minimum: 1, maximum: 20_000 } as const

/** Dimensions, weight and lead time of a product that is shipped. */
export const productDelivery = {
  boxContents: labelledField('In the box', 'محتويات العلبة', {
    type: 'array',
    maxItems: 30,
    'x-translatable': true,
    items: {
      type: 'object',
      required: ['item', 'quantity'],
      properties: {
        item: labelledField('Item', 'القطعة', { type: 'string', minLength: 1, maxLength: 120 }),
        quantity: { type: 'integer', minimum: 1, maximum: 10_000 },
      },
    },
  }),
  lengthMm: labelledField('Length (mm)', 'الطول (مم)', measure),
  widthMm: labelledField('Width (mm)', 'العرض (مم)', measure),
  heightMm: labelledField('Height (mm)', 'الارتفاع (مم)', measure),
  weightG: labelledField('Weight (g)', 'الوزن (غ)', {
    type: 'integer',
    minimum: 1,
    maximum: 1_000_000,
  }),
  leadTime: labelledField('Lead time (working days)', 'مدة التجهيز (أيام عمل)', {
    type: 'string',
    format: 'duration',
  }),
} as const
