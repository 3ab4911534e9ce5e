import { defineResource } from '#resource/declaration.ts'
import { labelled, shown } from './shared/labelled.ts'

const units = { type: 'integer' } as const
const reason = labelled('Reason', 'السبب', { type: 'string', minLength: 1, maxLength: 255 })

/** How many of a product there are, and to whom they are promised. Only movements change it. */
export default defineResource({
  name: 'inventory',
  menu: { section: 'catalogue', icon: 'warehouse', order: 110 },
  labels: { en: ['Stock level', 'Inventory'], ar: ['مستوى المخزون', 'المخزون'] },
  schema: {
    type: 'object',
    properties: {
      product: { 'x-relation': 'products', 'x-unique': true, readOnly: true },
      code: { type: 'string', readOnly: true, 'x-derived': true },
      onHand: shown('On hand', 'في المستودع', units),
      allocated: shown('Allocated', 'مخصّص', units),
      reserved: shown('Reserved', 'محجوز', units),
      available: shown('Available', 'متاح', units),
    },
  },
  title: 'code',
  table: {
    columns: ['product', 'code', 'onHand', 'allocated', 'reserved', 'available', 'updatedAt'],
    search: ['code'],
    filters: ['product', 'available', 'onHand'],
    sort: 'available',
  },
  access: { verbs: ['read'] },
  actions: {
    adjust: {
      label: { en: 'Adjust', ar: 'تعديل' },
      input: {
        type: 'object',
        required: ['onHand', 'reason'],
        properties: {
          onHand: labelled('On hand', 'في المستودع', {
            type: 'integer',
            minimum: 0,
            maximum: 10_000_000,
          }),
          reason,
        },
      },
    },
    receive: {
      label: { en: 'Receive', ar: 'استلام' },
      input: {
        type: 'object',
        required: ['quantity', 'reason'],
        properties: {
          quantity: { type: 'integer', minimum: 1, maximum: 10_000_000 },
          reason,
        },
      },
    },
  },
})
