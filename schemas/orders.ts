import { currentStatuses, terminalStatuses } from '#domain/order/orderStatus.ts'
import { proofTypes } from '#domain/fileTypes.ts'
import { defineResource } from '#resource/declaration.ts'
import { orderActions, refundableStates } from './shared/orderActions.ts'
import { languageChoice } from './shared/languageChoice.ts'
import { readOnlyField } from './shared/labelledField.ts'
import {
  orderStatus,
  paymentMethod,
  paymentStatus,
  rejectionReason,
} from './shared/orderChoices.ts'
import { lostDiscountReason, priceRule } from './shared/priceRule.ts'
import { subscriptionPeriod } from './shared/productChoices.ts'

const text = { type: 'string' } as const
const money = { 'x-kind': 'money' } as const
const flag = { type: 'boolean' } as const
const whileOwing = { 'x-when': { owing: ['true'] } } as const
const derivedAndHidden = { 'x-derived': true, 'x-unseen': true } as const
const dateTime = { type: 'string', format: 'date-time' } as const

/**
 * Placed by shoppers and moved by staff: every change goes through an action, never through a form.
 */
export default defineResource({
  name: 'orders',
  menu: { section: 'sales', icon: 'receipt', order: 10 },
  labels: { en: ['Order', 'Orders'], ar: ['طلب', 'الطلبات'] },
  schema: {
    type: 'object',
    required: ['number', 'status', 'placedAt'],
    properties: {
      number: { ...readOnlyField('Number', 'الرقم', text), 'x-unique': true },
      status: { ...orderStatus, readOnly: true },
      paymentStatus: readOnlyField('Payment', 'الدفع', paymentStatus),
      paymentMethod: readOnlyField('Payment method', 'وسيلة الدفع', paymentMethod),
      placedAt: readOnlyField('Placed', 'تاريخ الطلب', dateTime),
      customerName: readOnlyField('Customer', 'العميل', text),
      email: { ...text, readOnly: true },
      language: { ...languageChoice, readOnly: true },
      customer: readOnlyField('Customer record', 'سجل العميل', { 'x-relation': 'customers' }),
      company: readOnlyField('Company', 'الشركة', { 'x-relation': 'companies' }),
      tenant: readOnlyField('Tenant', 'المستأجر', { 'x-relation': 'tenants' }),
      tenantUser: readOnlyField('Tenant user', 'مستخدم المستأجر', { 'x-relation': 'tenant-users' }),
      items: readOnlyField('Items', 'المنتجات', {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            product: { 'x-relation': 'products' },
            name: text,
            code: text,
            quantity: { type: 'integer' },
            shipped: {
              type: 'integer',
              'x-label': { en: 'Shipped', ar: 'المشحون' },
              'x-when': { digital: ['false'] },
            },
            refunded: { type: 'integer', 'x-label': { en: 'Refunded', ar: 'المسترد' } },
            returned: {
              type: 'integer',
              'x-label': { en: 'Back in stock', ar: 'أُعيد إلى المخزون' },
            },
            unitPrice: { ...money, 'x-label': { en: 'Unit price', ar: 'سعر الوحدة' } },
            period: { ...subscriptionPeriod, 'x-label': { en: 'Period', ar: 'المدة' } },
            discount: { ...money, 'x-label': { en: 'Discount', ar: 'الخصم' } },
            tax: { ...money, 'x-label': { en: 'Tax', ar: 'الضريبة' } },
            total: { ...money, 'x-label': { en: 'Total', ar: 'الإجمالي' } },
            digital: { type: 'boolean', 'x-label': { en: 'Digital', ar: 'رقمي' } },
          },
        },
      }),
      itemsQuantity: readOnlyField('Items quantity', 'عدد القطع', { type: 'integer' }),
      shippingAddress: readOnlyField('Shipping address', 'عنوان الشحن', { 'x-kind': 'address' }),
      shippingMethod: readOnlyField('Shipping method', 'طريقة الشحن', text),
      subtotal: readOnlyField('Subtotal', 'المجموع الفرعي', money),
      discount: readOnlyField('Discount', 'الخصم', money),
      shipping: readOnlyField('Shipping', 'الشحن', money),
      tax: readOnlyField('Tax', 'الضريبة', money),
      taxIncluded: readOnlyField('Tax is included', 'الضريبة مشمولة', { type: 'boolean' }),
      rounding: readOnlyField('Rounding', 'التقريب', money),
      total: readOnlyField('Total', 'الإجمالي', money),
      giftCard: readOnlyField('Gift card', 'بطاقة الهدية', money),
      recurring: {
        ...readOnlyField('Paid again', 'يُدفع مجددًا', {
          type: 'array',
          items: {
            type: 'object',
            properties: { period: subscriptionPeriod, amount: money },
          },
        }),
        'x-unseen': true,
      },
      due: { ...readOnlyField('To be paid otherwise', 'يُدفع بغيرها', money), 'x-unseen': true },
      paid: readOnlyField('Paid', 'المدفوع', money),
      refunded: readOnlyField('Refunded', 'المسترد', money),
      left: {
        ...readOnlyField('Still to pay', 'المتبقي للدفع', money),
        'x-derived': true,
        ...whileOwing,
      },
      owing: { ...readOnlyField('Waits for money', 'بانتظار المال', flag), ...derivedAndHidden },
      refundable: {
        ...readOnlyField('Can be refunded', 'القابل للاسترداد', money),
        'x-derived': true,
        'x-when': { paymentStatus: refundableStates },
      },
      digital: { ...readOnlyField('Nothing to send', 'لا شيء للشحن', flag), ...derivedAndHidden },
      invoiced: { ...readOnlyField('Invoice issued', 'صدرت الفاتورة', flag), ...derivedAndHidden },
      discountCode: readOnlyField('Discount code', 'رمز الخصم', text),
      rules: readOnlyField('Why this price', 'لماذا هذا السعر', {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            kind: { ...priceRule, 'x-label': { en: 'Rule', ar: 'القاعدة' } },
            title: text,
            code: text,
            rate: {
              type: 'number',
              format: 'percent',
              'x-label': { en: 'Rate', ar: 'النسبة' },
            },
            amount: money,
            reason: { ...lostDiscountReason, 'x-label': { en: 'Reason', ar: 'السبب' } },
          },
        },
      }),
      transferReference: readOnlyField('Transfer reference', 'مرجع التحويل', text),
      paymentDeadline: { ...readOnlyField('Pay until', 'مهلة الدفع', dateTime), ...whileOwing },
      proof: readOnlyField('Proof of payment', 'إثبات الدفع', {
        'x-kind': 'file',
        'x-private': true,
        'x-accepts': proofTypes,
      }),
      proofRejection: readOnlyField('Why the proof was refused', 'سبب رفض الإثبات', text),
      carrier: readOnlyField('Carrier', 'شركة الشحن', text),
      trackingNumber: readOnlyField('Tracking number', 'رقم التتبع', text),
      estimatedDelivery: readOnlyField('Estimated delivery', 'التسليم المتوقع', dateTime),
      rejectionReason: readOnlyField('Reason of rejection', 'سبب الرفض', rejectionReason),
      note: readOnlyField('Note of the customer', 'ملاحظة العميل', text),
      staffNote: {
        ...readOnlyField('Internal note', 'ملاحظة داخلية', { ...text, 'x-kind': 'multiline' }),
        'x-access': 'decide',
      },
      invoiceNumber: readOnlyField('Invoice', 'الفاتورة', text),
      invoicedAt: readOnlyField('Invoiced', 'تاريخ الفاتورة', dateTime),
      quote: readOnlyField('Quote', 'عرض السعر', { 'x-relation': 'requests' }),
    },
  },
  title: 'number',
  reference: ['status', 'paymentStatus', 'total'],
  subtitle: ['customerName', 'status', 'placedAt'],
  table: {
    columns: [
      'number',
      'customerName',
      'status',
      'paymentStatus',
      'total',
      'itemsQuantity',
      'placedAt',
    ],
    search: ['number', 'customerName', 'email'],
    filters: [
      'status',
      'paymentStatus',
      'paymentMethod',
      'customer',
      'company',
      'placedAt',
      'total',
    ],
    views: [
      {
        name: 'current',
        label: { en: 'Current', ar: 'الحالية' },
        where: { status: currentStatuses },
      },
      { name: 'past', label: { en: 'Past', ar: 'السابقة' }, where: { status: terminalStatuses } },
    ],
    sort: '-placedAt',
  },
  screens: {
    sections: [
      {
        title: { en: 'Order', ar: 'الطلب' },
        fields: [
          'number',
          'status',
          'placedAt',
          'items',
          'itemsQuantity',
          'note',
          'staffNote',
          'quote',
        ],
      },
      {
        title: { en: 'Totals', ar: 'المبالغ' },
        fields: [
          'subtotal',
          'discount',
          'discountCode',
          'shipping',
          'tax',
          'taxIncluded',
          'rounding',
          'total',
          'giftCard',
          'rules',
        ],
      },
      {
        title: { en: 'Payment', ar: 'الدفع' },
        fields: [
          'paymentStatus',
          'paymentMethod',
          'paid',
          'refunded',
          'refundable',
          'left',
          'transferReference',
          'paymentDeadline',
          'proof',
          'proofRejection',
          'invoiceNumber',
          'invoicedAt',
        ],
      },
      {
        title: { en: 'Customer', ar: 'العميل' },
        fields: [
          'customerName',
          'email',
          'language',
          'customer',
          'company',
          'tenant',
          'tenantUser',
        ],
        aside: true,
      },
      {
        title: { en: 'Delivery', ar: 'التوصيل' },
        fields: [
          'shippingAddress',
          'shippingMethod',
          'carrier',
          'trackingNumber',
          'estimatedDelivery',
          'rejectionReason',
        ],
        aside: true,
      },
    ],
  },
  access: {
    verbs: ['read'],
    rows: { company: 'company', tenant: 'tenant', customer: 'customer' },
  },
  shoppers: ['read'],
  listedWith: 'orders',
  brands: 'one',
  actions: orderActions,
})
