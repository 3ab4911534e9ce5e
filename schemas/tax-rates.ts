import { defineResource } from '#resource/declaration.ts'
import { labelledField } from './shared/labelledField.ts'

export default defineResource({
  name: 'tax-rates',
  menu: { section: 'sales', icon: 'percent', order: 60 },
  labels: { en: ['Tax rate', 'Tax rates'], ar: ['نسبة ضريبة', 'نسب الضريبة'] },
  schema: {
    type: 'object',
    required: ['title', 'country', 'rate'],
    properties: {
      title: { type: 'string', maxLength: 80, 'x-translatable': true },
      country: { 'x-kind': 'country', 'x-unique': true },
      rate: labelledField('Rate', 'النسبة', {
        type: 'number',
        format: 'percent',
        minimum: 0,
        maximum: 100,
      }),
    },
  },
  table: { columns: ['country', 'title', 'rate', 'updatedAt'], sort: 'country' },
})
