import { currentStatuses, terminalStatuses } from '#domain/order/orderStatus.ts'
import { proofTypes } from '#domain/fileTypes.ts'
import { defineResource } from '#resource/declaration.ts'
import { orderActions, refundableStates } from './shared/orderActions.ts'
import { languageChoice } from './shared/languageChoice.ts'
import { shown } from './shared/labelled.ts'
import { orderStatus, paymentMethod, paymentStatus, rejectionReason } from './shared/order.ts'
import { lostReason, priceRule } from './shared/priceRule.ts'
import { subscriptionPeriod } from './shared/productChoices.ts'

const text = { type: 'string' } as const
const money = { 'x-kind': 'money' } as const
const flag = { type: 'boolean' } as const
const whileOwing = { 'x-when': { owing: ['true'] } } as const
const silent = { 'x-derived': true, 'x-unseen': true } as const
const moment = { type: 'string', format: 'date-time' } as const

/** Placed by shoppers, moved by staff: every change goes through an action, never through a form. */
export default defineResource({
  name: 'orders',
  menu: { section: 'sales', icon: 'receipt', order: 10 },
  labels: { en: ['Order', 'Orders'], ar: ['طلب', 'الطلبات'] },
  schema: {
    type: 'object',
    required: ['number', 'status', 'placedAt'],
    properties: {
      number: { ...shown('Number', 'الرقم', text), 'x-unique': true },
      status: { ...orderStatus, readOnly: true },
      paymentStatus: shown('Payment', 'الدفع', paymentStatus),
      paymentMethod: shown('Payment method', 'وسيلة الدفع', paymentMethod),
      placedAt: shown('Placed', 'تاريخ الطلب', moment),
      customerName: shown('Customer', 'العميل', text),
      email: { ...text, readOnly: true },
      language: { ...languageChoice, readOnly: true },
      customer: shown('Customer record', 'سجل العميل', { 'x-relation': 'customers' }),
      company: shown('Company', 'الشركة', { 'x-relation': 'companies' }),
      tenant: shown('Tenant', 'المستأجر', { 'x-relation': 'tenants' }),
      tenantUser: shown('Tenant user', 'مستخدم المستأجر', { 'x-relation': 'tenant-users' }),
      items: shown('Items', 'المنتجات', {
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
      itemsQuantity: shown('Items quantity', 'عدد القطع', { type: 'integer' }),
      shippingAddress: shown('Shipping address', 'عنوان الشحن', { 'x-kind': 'address' }),
      shippingMethod: shown('Shipping method', 'طريقة الشحن', text),
      subtotal: shown('Subtotal', 'المجموع الفرعي', money),
      discount: shown('Discount', 'الخصم', money),
      shipping: shown('Shipping', 'الشحن', money),
      tax: shown('Tax', 'الضريبة', money),
      taxIncluded: shown('Tax is included', 'الضريبة مشمولة', { type: 'boolean' }),
      rounding: shown('Rounding', 'التقريب', money),
      total: shown('Total', 'الإجمالي', money),
      giftCard: shown('Gift card', 'بطاقة الهدية', money),
      recurring: {
        ...shown('Paid again', 'يُدفع مجددًا', {
          type: 'array',
          items: {
            type: 'object',
            properties: { period: subscriptionPeriod, amount: money },
          },
        }),
        'x-unseen': true,
      },
      due: { ...shown('To be paid otherwise', 'يُدفع بغيرها', money), 'x-unseen': true },
      paid: shown('Paid', 'المدفوع', money),
      refunded: shown('Refunded', 'المسترد', money),
      left: { ...shown('Still to pay', 'المتبقي للدفع', money), 'x-derived': true, ...whileOwing },
      owing: { ...shown('Waits for money', 'بانتظار المال', flag), ...silent },
      refundable: {
        ...shown('Can be refunded', 'القابل للاسترداد', money),
        'x-derived': true,
        'x-when': { paymentStatus: refundableStates },
      },
      digital: { ...shown('Nothing to send', 'لا شيء للشحن', flag), ...silent },
      invoiced: { ...shown('Invoice issued', 'صدرت الفاتورة', flag), ...silent },
      discountCode: shown('Discount code', 'رمز الخصم', text),
      rules: shown('Why this price', 'لماذا هذا السعر', {
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
            reason: { ...lostReason, 'x-label': { en: 'Reason', ar: 'السبب' } },
          },
        },
      }),
      transferReference: shown('Transfer reference', 'مرجع التحويل', text),
      paymentDeadline: { ...shown('Pay until', 'مهلة الدفع', moment), ...whileOwing },
      proof: shown('Proof of payment', 'إثبات الدفع', {
        'x-kind': 'file',
        'x-private': true,
        'x-accepts': proofTypes,
      }),
      proofRejection: shown('Why the proof was refused', 'سبب رفض الإثبات', text),
      carrier: shown('Carrier', 'شركة الشحن', text),
      trackingNumber: shown('Tracking number', 'رقم التتبع', text),
      estimatedDelivery: shown('Estimated delivery', 'التسليم المتوقع', moment),
      rejectionReason: shown('Reason of rejection', 'سبب الرفض', rejectionReason),
      note: shown('Note of the customer', 'ملاحظة العميل', text),
      staffNote: {
        ...shown('Internal note', 'ملاحظة داخلية', { ...text, 'x-kind': 'multiline' }),
        'x-access': 'decide',
      },
      invoiceNumber: shown('Invoice', 'الفاتورة', text),
      invoicedAt: shown('Invoiced', 'تاريخ الفاتورة', moment),
      quote: shown('Quote', 'عرض السعر', { 'x-relation': 'requests' }),
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
