import { keysOf } from '#domain/keys.ts'
import { verbOfMove } from '#domain/order/moveVerbs.ts'
import { orderMoves, type OrderGuard, type OrderStatus } from '#domain/order/orderStatus.ts'
import type { Condition } from '#resource/declaration.ts'
import { labelled } from './labelled.ts'
import { rejectionReason } from './order.ts'

/** What must be true of an order besides its status; the rest is asked for, or said when it is tried. */
const conditions: Readonly<Record<OrderGuard, Condition>> = {
  unpaid: { paymentMethod: ['bank_transfer'] },
  digital_only: { digital: ['true'] },
  quantities: {},
  reason: {},
  date: {},
}

/** A step that staff may take: from where, and with which permission, the table of moves says. */
const stepTo = (to: OrderStatus) => {
  const moves = orderMoves.filter((move) => move.to === to && move.by.includes('staff'))
  return {
    from: [undefined, ...keysOf(conditions)].flatMap((guard) => {
      const status = moves.filter((move) => move.guard === guard).map(({ from }) => from)
      return status.length ? [{ status, ...(guard && conditions[guard]) }] : []
    }),
    access: verbOfMove[to],
  }
}
const confirm = {
  en: 'Are you sure you want to update the status of this order?',
  ar: 'هل تريد بالتأكيد تحديث حالة هذا الطلب؟',
} as const
const money = { 'x-kind': 'money' } as const
const note = { type: 'string', maxLength: 255, 'x-kind': 'multiline' } as const

/** Some of its money is here, and not yet on its way back. */
export const refundableStates = ['paid', 'partially_paid', 'partially_refunded', 'under_review']

/** What staff does with an order. */
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
        reason: labelled('Reason', 'السبب', rejectionReason),
        note: labelled('Note', 'ملاحظة', note),
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
        carrier: labelled('Carrier', 'شركة الشحن', { type: 'string', maxLength: 80 }),
        trackingNumber: labelled('Tracking number', 'رقم التتبع', {
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
        shipped: labelled('Shipped quantities', 'الكميات المشحونة', {
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
              quantity: labelled('Shipped quantity', 'الكمية المشحونة', {
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
        estimatedDelivery: labelled('Estimated delivery', 'التسليم المتوقع', {
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
        staffNote: labelled('Internal note', 'ملاحظة داخلية', {
          ...note,
          'x-starts-with': 'staffNote',
        }),
      },
    },
  },
  recordTransfer: {
    label: { en: 'Record a bank transfer', ar: 'تسجيل تحويل بنكي' },
    // What came for an order that is gone is written down too, and goes back.
    from: [{ owing: ['true'] }, { rejectionReason: ['expired'], paymentMethod: ['bank_transfer'] }],
    access: 'pay',
    input: {
      type: 'object',
      required: ['amount', 'bankReference'],
      properties: {
        amount: { 'x-kind': 'money', 'x-starts-with': 'left' },
        bankReference: labelled('Reference of the bank', 'مرجع البنك', {
          type: 'string',
          maxLength: 80,
        }),
        receivedAt: labelled('Received', 'تاريخ الاستلام', { type: 'string', format: 'date-time' }),
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
      properties: { reason: labelled('Reason', 'السبب', note) },
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
        lines: labelled('Lines', 'البنود', {
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
              quantity: labelled('Units to refund', 'القطع المستردة', {
                type: 'integer',
                minimum: 0,
                maximum: 1_000_000,
                default: 0,
              }),
              restock: labelled('Back to stock', 'إعادة إلى المخزون', {
                type: 'boolean',
                'x-when': { digital: ['false'] },
              }),
            },
          },
        }),
        amount: labelled('Further amount', 'مبلغ إضافي', {
          'x-kind': 'money',
          'x-help': {
            en: 'Shipping, or any other amount besides the lines.',
            ar: 'الشحن أو أي مبلغ آخر غير البنود.',
          },
        }),
        reason: labelled('Reason', 'السبب', note),
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
              returnable: labelled('Can come back to stock', 'يمكن إعادته إلى المخزون', {
                type: 'integer',
              }),
              total: labelled('Worth', 'القيمة', money),
              tax: labelled('Tax included', 'الضريبة المشمولة', money),
            },
          },
        },
        refundable: labelled('Can be refunded at most', 'أقصى ما يمكن استرداده', money),
        total: labelled('To be refunded', 'المبلغ المسترد', money),
      },
    },
  },
} as const
