import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { readOnlyField } from './shared/labelledField.ts'

const change = { type: 'integer', format: 'signed' } as const

/**
 * The stock ledger: every inventory number is the sum of these records, which are never changed.
 */
export default defineResource({
  name: 'stock-movements',
  menu: { section: 'catalogue', icon: 'swap', order: 120 },
  labels: { en: ['Stock movement', 'Stock movements'], ar: ['حركة مخزون', 'حركات المخزون'] },
  schema: {
    type: 'object',
    properties: {
      product: { 'x-relation': 'products', readOnly: true },
      kind: readOnlyField(
        'Movement',
        'الحركة',
        choiceOf({
          received: ['Received', 'استلام'],
          reserved: ['Reserved', 'حجز'],
          allocated: ['Allocated', 'تخصيص'],
          released: ['Released', 'تحرير'],
          shipped: ['Shipped', 'شحن'],
          adjusted: ['Adjusted', 'تعديل'],
        }),
      ),
      onHand: readOnlyField('On hand ±', 'المستودع ±', change),
      allocated: readOnlyField('Allocated ±', 'المخصّص ±', change),
      reserved: readOnlyField('Reserved ±', 'المحجوز ±', change),
      order: readOnlyField('Order', 'الطلب', { 'x-relation': 'orders' }),
      actor: readOnlyField('By', 'بواسطة', { type: 'string' }),
      reason: readOnlyField('Reason', 'السبب', { type: 'string' }),
    },
  },
  title: 'kind',
  subtitle: ['product', 'order', 'reason'],
  table: {
    columns: ['product', 'kind', 'onHand', 'allocated', 'reserved', 'order', 'reason', 'createdAt'],
    search: ['reason', 'actor'],
    filters: ['product', 'kind', 'order'],
    sort: '-createdAt',
  },
  feature: 'cmsStock',
  access: { verbs: ['read'] },
})
