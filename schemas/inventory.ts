import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { labelledField, readOnlyField } from './shared/labelledField.ts'

const units = { type: 'integer' } as const
const reason = labelledField('Reason', 'السبب', { type: 'string', minLength: 1, maxLength: 255 })

/** The movements that add up to a number: those of the same product, of the given kinds. */
const ledger = (...kind: string[]) => ({
  of: 'stock-movements',
  by: { product: 'product' },
  ...(kind.length && { where: { kind } }),
})

/** How many units of a product there are, and how many are reserved. Only movements change it. */
export default defineResource({
  name: 'inventory',
  menu: { section: 'catalogue', icon: 'warehouse', order: 110 },
  labels: { en: ['Stock level', 'Inventory'], ar: ['مستوى المخزون', 'المخزون'] },
  schema: {
    type: 'object',
    properties: {
      product: { 'x-relation': 'products', 'x-unique': true, readOnly: true },
      code: { type: 'string', readOnly: true, 'x-derived': true },
      onHand: {
        ...readOnlyField('On hand', 'في المستودع', units),
        'x-verb': 'adjust',
        'x-ledger': ledger('received', 'shipped', 'adjusted'),
      },
      allocated: {
        ...readOnlyField('Allocated', 'مخصّص', units),
        'x-ledger': ledger('allocated', 'shipped', 'released'),
      },
      reserved: {
        ...readOnlyField('Reserved', 'محجوز', units),
        'x-ledger': ledger('reserved', 'allocated', 'released'),
      },
      available: { ...readOnlyField('Available', 'متاح', units), 'x-ledger': ledger() },
      level: {
        ...readOnlyField(
          'Level',
          'المستوى',
          choiceOf({
            enough: ['In stock', 'متوفر'],
            low: ['Low', 'منخفض'],
            out: ['Out of stock', 'نفد'],
          }),
        ),
        'x-derived': true,
      },
    },
  },
  title: 'code',
  subtitle: ['product'],
  table: {
    columns: [
      'product',
      'code',
      'onHand',
      'allocated',
      'reserved',
      'available',
      'level',
      'updatedAt',
    ],
    search: ['product'],
    filters: ['level', 'product', 'available', 'onHand'],
    views: [
      { name: 'low', label: { en: 'Low', ar: 'منخفض' }, where: { level: ['low'] } },
      { name: 'out', label: { en: 'Out of stock', ar: 'نفد' }, where: { level: ['out'] } },
    ],
    sort: 'available',
  },
  screens: {
    related: [
      {
        of: 'stock-movements',
        by: { product: 'product' },
        columns: [
          'kind',
          'createdAt',
          'onHand',
          'allocated',
          'reserved',
          'order',
          'actor',
          'reason',
        ],
      },
    ],
  },
  feature: 'cmsStock',
  access: { verbs: ['read'] },
  actions: {
    adjust: {
      label: { en: 'Adjust', ar: 'تعديل' },
      input: {
        type: 'object',
        required: ['onHand', 'reason'],
        properties: {
          onHand: labelledField('On hand', 'في المستودع', {
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
