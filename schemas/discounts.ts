import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { labelledField, readOnlyField } from './shared/labelledField.ts'

const relationList = (resource: string) =>
  ({ type: 'array', items: { 'x-relation': resource } }) as const

export default defineResource({
  name: 'discounts',
  menu: { section: 'sales', icon: 'discount', order: 20 },
  labels: { en: ['Discount', 'Discounts'], ar: ['خصم', 'الخصومات'] },
  schema: {
    type: 'object',
    required: ['title', 'type', 'code', 'percentage'],
    properties: {
      title: { type: 'string', maxLength: 80, 'x-translatable': true },
      type: choiceOf({
        product_discount: ['Product discount', 'خصم على المنتج'],
        market_discount: ['Market discount', 'خصم على السوق'],
        code_discount: ['Code discount', 'خصم برمز'],
      }),
      code: {
        type: 'string',
        maxLength: 40,
        pattern: '^[A-Za-z0-9_-]+$',
        'x-unique': true,
        'x-case': 'upper',
        'x-when': { type: ['code_discount'] },
      },
      percentage: labelledField('Percentage', 'النسبة', {
        type: 'number',
        format: 'percent',
        minimum: 0.01,
        maximum: 100,
      }),
      startsAt: labelledField('Starts', 'تاريخ البدء', { type: 'string', format: 'date-time' }),
      endsAt: labelledField('Ends', 'تاريخ الانتهاء', { type: 'string', format: 'date-time' }),
      discountPeriod: {
        ...choiceOf({
          first: ['First period only', 'الفترة الأولى فقط'],
          every: ['Every renewal', 'كل تجديد'],
        }),
        'x-label': { en: 'Discount period', ar: 'فترة الخصم' },
        'x-help': {
          en: 'Of subscriptions and licenses: whether renewals are discounted too.',
          ar: 'للاشتراكات والتراخيص: هل يسري الخصم على التجديد أيضًا.',
        },
      },
      usageLimit: {
        ...labelledField('Usage limit', 'حد الاستخدام', {
          type: 'integer',
          minimum: 1,
          maximum: 1_000_000,
        }),
        'x-help': { en: 'Empty: without limit.', ar: 'فارغ: بلا حد.' },
      },
      usesPerCustomer: labelledField('Uses per customer', 'مرات الاستخدام لكل عميل', {
        type: 'integer',
        minimum: 1,
        maximum: 10_000,
      }),
      used: readOnlyField('Used', 'المستخدم', { type: 'integer', default: 0 }),
      minimumQuantity: {
        ...labelledField('Minimum quantity', 'أقل كمية', {
          type: 'integer',
          minimum: 1,
          maximum: 100_000,
        }),
        'x-help': {
          en: 'Counted on the products it is for, before any discount.',
          ar: 'تُحسب على المنتجات المشمولة قبل أي خصم.',
        },
      },
      locations: {
        type: 'array',
        'x-kind': 'countries',
        'x-label': { en: 'Locations', ar: 'المواقع' },
        'x-help': {
          en: 'None chosen: everywhere.',
          ar: 'بلا اختيار: في كل مكان.',
        },
      },
      products: {
        ...relationList('products'),
        'x-label': { en: 'Products', ar: 'المنتجات' },
        'x-help': { en: 'Empty: all of them.', ar: 'فارغ: كلها.' },
      },
      customerGroups: {
        ...relationList('customer-groups'),
        'x-label': { en: 'Customer groups', ar: 'مجموعات العملاء' },
        'x-help': { en: 'Empty: everybody.', ar: 'فارغ: الجميع.' },
      },
      state: {
        ...readOnlyField(
          'State',
          'الحالة',
          choiceOf({
            active: ['Active', 'مفعّل'],
            scheduled: ['Scheduled', 'مجدول'],
            used: ['Used', 'مستخدم'],
            inactive: ['Inactive', 'غير مفعّل'],
            expired: ['Expired', 'منتهٍ'],
          }),
        ),
        'x-derived': true,
        'x-dated': {
          scheduled: { by: 'startsAt', text: { en: 'Starts on {date}', ar: 'يبدأ في {date}' } },
        },
      },
    },
  },
  table: {
    columns: ['title', 'type', 'code', 'percentage', 'used', 'usageLimit', 'endsAt', 'state'],
    search: ['title', 'code'],
    filters: ['type', 'state', 'startsAt', 'endsAt', 'active'],
    views: [
      { name: 'active', label: { en: 'Active', ar: 'مفعّلة' }, where: { state: ['active'] } },
      {
        name: 'scheduled',
        label: { en: 'Scheduled', ar: 'مجدولة' },
        where: { state: ['scheduled'] },
      },
      { name: 'used', label: { en: 'Used', ar: 'مستخدمة' }, where: { state: ['used'] } },
      {
        name: 'inactive',
        label: { en: 'Inactive', ar: 'غير مفعّلة' },
        where: { state: ['inactive'] },
      },
      { name: 'expired', label: { en: 'Expired', ar: 'منتهية' }, where: { state: ['expired'] } },
    ],
    sort: '-updatedAt',
  },
  screens: {
    sections: [
      {
        title: { en: 'Discount', ar: 'الخصم' },
        fields: ['title', 'type', 'code', 'percentage'],
      },
      {
        title: { en: 'When and how often', ar: 'متى وكم مرة' },
        fields: ['startsAt', 'endsAt', 'usageLimit', 'usesPerCustomer', 'discountPeriod'],
      },
      {
        title: { en: 'For what and whom', ar: 'على ماذا ولمن' },
        help: {
          en: 'Whatever is left empty limits nothing.',
          ar: 'ما يُترك فارغًا لا يقيّد شيئًا.',
        },
        fields: ['products', 'minimumQuantity', 'customerGroups', 'locations'],
      },
      { title: { en: 'State', ar: 'الحالة' }, fields: ['state', 'used', 'active'], aside: true },
    ],
  },
  reference: ['code', 'percentage'],
  subtitle: ['code', 'state'],
  copyable: true,
  activatable: true,
  brands: 'several',
})
