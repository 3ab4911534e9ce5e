import { defineResource } from '#resource/declaration.ts'
import { labelledField, readOnlyField } from './shared/labelledField.ts'

/** Prepaid money: a tender like a card, never a discount. Its code is shown only once. */
export default defineResource({
  name: 'gift-cards',
  menu: { section: 'sales', icon: 'gift', order: 40 },
  labels: { en: ['Gift card', 'Gift cards'], ar: ['بطاقة هدية', 'بطاقات الهدايا'] },
  schema: {
    type: 'object',
    required: ['value'],
    properties: {
      ending: {
        ...readOnlyField('Code', 'الرمز', { type: 'string' }),
        'x-help': {
          en: 'Its last four characters. Search for the whole code to find a card.',
          ar: 'آخر أربعة أحرف منه. ابحث بالرمز كاملًا لتجد البطاقة.',
        },
      },
      code: {
        ...labelledField('Code', 'الرمز', { type: 'string' }),
        readOnly: true,
        writeOnly: true,
        'x-unique': true,
        'x-secret': 'ending',
      },
      value: labelledField('Value', 'القيمة', { 'x-kind': 'money' }),
      balance: readOnlyField('Balance', 'الرصيد', { 'x-kind': 'money' }),
      expiresAt: labelledField('Expires', 'تاريخ الانتهاء', {
        type: 'string',
        format: 'date-time',
      }),
      note: labelledField('Note', 'ملاحظة', { type: 'string', maxLength: 120 }),
    },
  },
  title: 'ending',
  subtitle: ['balance', 'expiresAt'],
  table: {
    columns: ['ending', 'value', 'balance', 'expiresAt', 'note', 'active', 'updatedAt'],
    search: ['ending', 'note'],
    filters: ['active', 'expiresAt'],
    sort: '-updatedAt',
  },
  activatable: true,
  brands: 'several',
})
