import { defineResource } from '#resource/declaration.ts'
import { labelled, shown } from './shared/labelled.ts'

/** Money paid beforehand: a tender like a card, never a discount. */
export default defineResource({
  name: 'gift-cards',
  menu: { section: 'sales', icon: 'gift', order: 40 },
  labels: { en: ['Gift card', 'Gift cards'], ar: ['بطاقة هدية', 'بطاقات الهدايا'] },
  schema: {
    type: 'object',
    required: ['code', 'value'],
    properties: {
      code: {
        type: 'string',
        minLength: 8,
        maxLength: 40,
        pattern: '^[A-Z0-9-]{8,}$',
        'x-unique': true,
      },
      value: labelled('Value', 'القيمة', { 'x-kind': 'money' }),
      balance: shown('Balance', 'الرصيد', { 'x-kind': 'money' }),
      expiresAt: labelled('Expires', 'تاريخ الانتهاء', { type: 'string', format: 'date-time' }),
    },
  },
  title: 'code',
  table: {
    columns: ['code', 'value', 'balance', 'expiresAt', 'active', 'updatedAt'],
    search: ['code'],
    filters: ['active', 'expiresAt'],
    sort: '-updatedAt',
  },
  activatable: true,
})
