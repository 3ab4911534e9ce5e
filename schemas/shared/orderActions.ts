import { keysOf } from '#domain/keys.ts'
import { verbByStatus } from '#domain/order/verbByStatus.ts'
import { orderMoves, type OrderGuard, type OrderStatus } from '#domain/order/orderStatus.ts'
import type { Condition } from '#resource/declaration.ts'
import { labelledField } from './labelledField.ts'
import { rejectionReason } from './orderChoices.ts'

/** Conditions on an order besides its status; the rest is an input or checked on execution. */
const conditions: Readonly<Record<OrderGuard, Condition>> = {
  unpaid: { paymentMethod: ['bank_transfer'] },
  digital_only: { digital: ['true'] },
  quantities: {},
  reason: {},
  date: {},
}

/**
 * An action that moves an order to a status; the transition table gives its origins and permission.
 */
const stepTo = (to: OrderStatus) => {
  const moves = orderMoves.filter((move) => move.to === to && move.by.includes('staff'))
  return {
    from: [undefined, ...keysOf(conditions)].flatMap((guard) => {
      const status = moves.filter((move) => move.guard === guard).map(({ from }) => from)
      return status.length ? [{ status, ...(guard && conditions[guard]) }] : []
    }),
    access: verbByStatus[to],
  }
}
const confirm = {
  en: 'Are you sure you want to update the status of this order?',
  ar: 'هل تريد بالتأكيد تحديث حالة هذا الطلب؟',
} as const
const money = { 'x-kind': 'money' } as const
const note = { type: 'string', maxLength: 255, 'x-kind': 'multiline' } as const

/** States in which some money was received and is not yet being refunded. */
export const refundableStates = ['paid', 'partially_paid', 'partially_refunded', 'under_review']

/** The actions staff can take on an order. */
export const orderActions = {
  accept: {
    label: { en: 'Accept', ar: 'قبول' },
    ...stepTo('in_progress'),
    confirm,
  },
  reject: {
    label: { en: 'Reject', ar: 'رفض' },
    danger: true,
    ...stepTo('rejected'),
    confirm,
    input: {
      type: 'object',
      required: ['reason'],
      properties: {
        reason: labelledField('Reason', 'السبب', rejectionReason),
        note: labelledField('Note', 'ملاحظة', note),
      },
    },
  },
  ship: {
    label: { en: 'Start shipping', ar: 'بدء الشحن' },
    ...stepTo('shipping'),
    confirm,
    input: {
      type: 'object',
      properties: {
        carrier: labelledField('Carrier', 'شركة الشحن', { type: 'string', maxLength: 80 }),
        trackingNumber: labelledField('Tracking number', 'رقم التتبع', {
          type: 'string',
          maxLength: 80,
        }),
      },
    },
  },
  pack: {
    label: { en: 'Enter shipped quantities', ar: 'إدخال الكميات المشحونة' },
    from: { status: ['in_progress', 'shipping'], digital: ['false'] },
    access: 'ship',
    input: {
      type: 'object',
      required: ['shipped'],
      properties: {
        shipped: labelledField('Shipped quantities', 'الكميات المشحونة', {
          type: 'array',
          'x-rows': {
            of: 'items',
            shows: ['name', 'code', 'quantity', 'returned'],
            only: { digital: ['false'] },
          },
          items: {
            type: 'object',
            required: ['code', 'quantity'],
            properties: {
              code: { type: 'string', maxLength: 40, readOnly: true },
              quantity: labelledField('Shipped quantity', 'الكمية المشحونة', {
                type: 'integer',
                minimum: 0,
                maximum: 1_000_000,
              }),
            },
          },
        }),
      },
    },
  },
  dispatch: {
    label: { en: 'Mark as shipped', ar: 'تم الشحن' },
    ...stepTo('shipped'),
    confirm,
  },
  expect: {
    label: { en: 'Set expected delivery', ar: 'تحديد موعد التسليم' },
    ...stepTo('expected'),
    input: {
      type: 'object',
      required: ['estimatedDelivery'],
      properties: {
        estimatedDelivery: labelledField('Estimated delivery', 'التسليم المتوقع', {
          type: 'string',
          format: 'date-time',
        }),
      },
    },
  },
  deliver: {
    label: { en: 'Mark as delivered', ar: 'تم التسليم' },
    ...stepTo('delivered'),
    confirm,
  },
  invoice: {
    label: { en: 'Open the invoice', ar: 'فتح الفاتورة' },
    from: { invoiced: ['true'] },
    access: 'read',
    opens: true,
  },
  editNote: {
    label: { en: 'Edit the internal note', ar: 'تعديل الملاحظة الداخلية' },
    access: 'decide',
    input: {
      type: 'object',
      properties: {
        staffNote: labelledField('Internal note', 'ملاحظة داخلية', {
          ...note,
          'x-starts-with': 'staffNote',
        }),
      },
    },
  },
  recordTransfer: {
    label: { en: 'Record a bank transfer', ar: 'تسجيل تحويل بنكي' },
    // A payment that arrives for an expired order is recorded as well, and refunded.
    from: [{ owing: ['true'] }, { rejectionReason: ['expired'], paymentMethod: ['bank_transfer'] }],
    access: 'pay',
    input: {
      type: 'object',
      required: ['amount', 'bankReference'],
      properties: {
        amount: { 'x-kind': 'money', 'x-starts-with': 'left' },
        bankReference: labelledField('Reference of the bank', 'مرجع البنك', {
          type: 'string',
          maxLength: 80,
        }),
        receivedAt: labelledField('Received', 'تاريخ الاستلام', {
          type: 'string',
          format: 'date-time',
        }),
      },
    },
  },
  rejectProof: {
    label: { en: 'Refuse the proof of payment', ar: 'رفض إثبات الدفع' },
    danger: true,
    from: { paymentStatus: ['under_review'] },
    access: 'pay',
    input: {
      type: 'object',
      required: ['reason'],
      properties: { reason: labelledField('Reason', 'السبب', note) },
    },
  },
  refund: {
    label: { en: 'Refund', ar: 'استرداد' },
    danger: true,
    from: { paymentStatus: refundableStates },
    done: { en: 'The refund is on its way.', ar: 'المبلغ المسترد في طريقه.' },
    access: 'refund',
    input: {
      type: 'object',
      required: ['reason'],
      properties: {
        lines: labelledField('Lines', 'البنود', {
          type: 'array',
          'x-rows': {
            of: 'items',
            shows: ['name', 'code', 'quantity', 'unitPrice', 'refunded', 'returned'],
          },
          items: {
            type: 'object',
            required: ['code'],
            properties: {
              code: { type: 'string', maxLength: 40, readOnly: true },
              quantity: labelledField('Units to refund', 'القطع المستردة', {
                type: 'integer',
                minimum: 0,
                maximum: 1_000_000,
                default: 0,
              }),
              restock: labelledField('Back to stock', 'إعادة إلى المخزون', {
                type: 'boolean',
                'x-when': { digital: ['false'] },
              }),
            },
          },
        }),
        amount: labelledField('Further amount', 'مبلغ إضافي', {
          'x-kind': 'money',
          'x-help': {
            en: 'Shipping, or any other amount besides the lines.',
            ar: 'الشحن أو أي مبلغ آخر غير البنود.',
          },
        }),
        reason: labelledField('Reason', 'السبب', note),
      },
    },
    estimate: {
      type: 'object',
      required: ['total'],
      properties: {
        lines: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              returnable: labelledField('Can come back to stock', 'يمكن إعادته إلى المخزون', {
                type: 'integer',
              }),
              total: labelledField('Worth', 'القيمة', money),
              tax: labelledField('Tax included', 'الضريبة المشمولة', money),
            },
          },
        },
        refundable: labelledField('Can be refunded at most', 'أقصى ما يمكن استرداده', money),
        total: labelledField('To be refunded', 'المبلغ المسترد', money),
      },
    },
  },
} as const
