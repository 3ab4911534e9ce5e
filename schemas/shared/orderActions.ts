import { verbOfMove } from '#domain/order/moveVerbs.ts'
import { statusesBefore, type OrderStatus } from '#domain/order/orderStatus.ts'
import { labelled } from './labelled.ts'
import { rejectionReason } from './order.ts'

/** A step that staff may take: from where, and with which permission, the table of moves says. */
const stepTo = (status: OrderStatus) => ({
  from: { field: 'status', in: statusesBefore(status, 'staff') },
  access: verbOfMove[status],
})
const confirm = {
  en: 'Are you sure you want to update the status of this order?',
  ar: 'هل تريد بالتأكيد تحديث حالة هذا الطلب؟',
} as const
const note = { type: 'string', maxLength: 255, 'x-kind': 'multiline' } as const

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
    from: { field: 'status', in: ['in_progress', 'shipping'] },
    access: 'ship',
    input: {
      type: 'object',
      required: ['shipped'],
      properties: {
        shipped: labelled('Shipped quantities', 'الكميات المشحونة', {
          type: 'array',
          items: {
            type: 'object',
            required: ['code', 'quantity'],
            properties: {
              code: { type: 'string', maxLength: 40 },
              quantity: { type: 'integer', minimum: 0, maximum: 1_000_000 },
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
  recordTransfer: {
    label: { en: 'Record a bank transfer', ar: 'تسجيل تحويل بنكي' },
    from: { field: 'status', in: ['pending', 'in_progress', 'shipping', 'shipped', 'expected'] },
    access: 'pay',
    input: {
      type: 'object',
      required: ['amount', 'bankReference'],
      properties: {
        amount: { 'x-kind': 'money' },
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
    from: { field: 'paymentStatus', in: ['under_review'] },
    access: 'pay',
    input: {
      type: 'object',
      required: ['reason'],
      properties: { reason: labelled('Reason', 'السبب', note) },
    },
  },
  refund: {
    label: { en: 'Refund', ar: 'استرداد' },
    from: {
      field: 'paymentStatus',
      in: ['paid', 'partially_paid', 'partially_refunded'],
    },
    access: 'refund',
    input: {
      type: 'object',
      required: ['amount', 'reason'],
      properties: {
        amount: { 'x-kind': 'money' },
        reason: labelled('Reason', 'السبب', note),
      },
    },
  },
} as const
