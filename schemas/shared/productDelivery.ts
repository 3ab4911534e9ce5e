import { labelled } from './labelled.ts'

const measure = { type: 'integer', minimum: 1, maximum: 20_000 } as const

/** What is sent, how large and heavy it is, and when. */
export const productDelivery = {
  boxContents: labelled('In the box', 'محتويات العلبة', {
    type: 'array',
    maxItems: 30,
    'x-translatable': true,
    items: {
      type: 'object',
      required: ['item', 'quantity'],
      properties: {
        item: labelled('Item', 'القطعة', { type: 'string', minLength: 1, maxLength: 120 }),
        quantity: { type: 'integer', minimum: 1, maximum: 10_000 },
      },
    },
  }),
  lengthMm: labelled('Length (mm)', 'الطول (مم)', measure),
  widthMm: labelled('Width (mm)', 'العرض (مم)', measure),
  heightMm: labelled('Height (mm)', 'الارتفاع (مم)', measure),
  weightG: labelled('Weight (g)', 'الوزن (غ)', { type: 'integer', minimum: 1, maximum: 1_000_000 }),
  leadTimeDays: labelled('Lead time (working days)', 'مدة التجهيز (أيام عمل)', {
    type: 'integer',
    minimum: 0,
    maximum: 365,
  }),
} as const
