import { keysOf } from '#domain/keys.ts'
import { defineResource } from '#resource/declaration.ts'
import { loraRegion } from './shared/loraRegion.ts'
import * as choices from './shared/productChoices.ts'
import { productDelivery } from './shared/productDelivery.ts'
import { specification } from './shared/specifications.ts'

const typeIn = (...types: string[]) => ({ type: types })
const relationList = (resource: string, en: string, ar: string) =>
  ({ type: 'array', items: { 'x-relation': resource }, 'x-label': { en, ar } }) as const

export default defineResource({
  name: 'products',
  menu: { section: 'catalogue', icon: 'box' },
  labels: { en: ['Product', 'Products'], ar: ['منتج', 'المنتجات'] },
  schema: {
    type: 'object',
    required: [
      'name',
      'code',
      'type',
      'price',
      'stockMode',
      'deviceType',
      'gatewayType',
      'accessoryType',
    ],
    properties: {
      name: { type: 'string', maxLength: 120, 'x-translatable': true },
      shortName: { type: 'string', maxLength: 60, 'x-translatable': true },
      code: { type: 'string', maxLength: 40, pattern: '^[A-Z0-9-]+$', 'x-unique': true },
      type: choices.productType,
      price: { 'x-kind': 'money', 'x-shown': 'pricing' },
      description: { type: 'string', 'x-kind': 'richText', 'x-translatable': true },
      images: { type: 'array', maxItems: 10, items: { 'x-relation': 'pictures' } },
      deviceType: {
        'x-relation': 'device-types',
        'x-when': typeIn('device'),
        'x-label': { en: 'Device type', ar: 'نوع الجهاز' },
      },
      gatewayType: {
        'x-relation': 'gateway-types',
        'x-when': typeIn('gateway'),
        'x-label': { en: 'Gateway type', ar: 'نوع البوابة' },
      },
      accessoryType: {
        'x-relation': 'accessory-types',
        'x-when': typeIn('accessory'),
        'x-label': { en: 'Accessory type', ar: 'نوع الملحق' },
      },
      communicationType: {
        ...choices.communicationType,
        'x-label': { en: 'Communication type', ar: 'نوع الاتصال' },
      },
      connectivityType: {
        ...choices.connectivityType,
        'x-label': { en: 'Connectivity type', ar: 'نوع الشبكة' },
      },
      networkServers: {
        type: 'array',
        items: loraRegion,
        'x-when': typeIn('device', 'gateway'),
        'x-label': { en: 'Network servers', ar: 'خوادم الشبكة' },
        'x-help': {
          en: 'The LoRaWAN regions it works in, if any.',
          ar: 'مناطق LoRaWAN التي يعمل فيها، إن وُجدت.',
        },
      },
      platformType: { ...choices.platformType, 'x-label': { en: 'Platform', ar: 'المنصة' } },
      subscriptionType: {
        ...choices.subscriptionType,
        'x-when': typeIn('subscription'),
        'x-label': { en: 'Subscription type', ar: 'نوع الاشتراك' },
      },
      subscriptionPeriod: {
        ...choices.subscriptionPeriod,
        'x-when': typeIn('subscription', 'license'),
        'x-label': { en: 'Subscription period', ar: 'مدة الاشتراك' },
      },
      licenceType: {
        ...choices.licenceType,
        'x-when': typeIn('license'),
        'x-label': { en: 'License type', ar: 'نوع الترخيص' },
      },
      licenceQuantity: {
        type: 'integer',
        minimum: 1,
        maximum: 1_000_000,
        'x-when': typeIn('license'),
        'x-label': { en: 'Licenses included', ar: 'عدد التراخيص' },
      },
      includedProducts: {
        type: 'array',
        maxItems: 50,
        'x-when': typeIn('package'),
        'x-label': { en: 'Package contents', ar: 'محتويات الباقة' },
        items: {
          type: 'object',
          required: ['product', 'quantity'],
          properties: {
            product: { 'x-relation': 'products' },
            quantity: { type: 'integer', minimum: 1, maximum: 100_000 },
          },
        },
      },
      notificationPackageType: {
        ...choices.notificationPackageType,
        'x-when': typeIn('package'),
        'x-label': { en: 'Notification package', ar: 'باقة الإشعارات' },
      },
      notificationPackageLimit: {
        type: 'integer',
        minimum: 1,
        maximum: 100_000_000,
        'x-when': typeIn('package'),
        'x-label': { en: 'Notification limit', ar: 'حد الإشعارات' },
      },
      stockMode: {
        ...choices.stockMode,
        'x-shown': 'stock',
        'x-label': { en: 'Stock mode', ar: 'طريقة المخزون' },
      },
      stock: {
        type: 'integer',
        minimum: 0,
        maximum: 10_000_000,
        'x-derived': true,
        'x-feature': 'cmsStock',
        'x-shown': 'stock',
        'x-when': { stockMode: ['tracked'] },
        'x-help': {
          en: 'What can be sold now: on hand, less what is promised.',
          ar: 'ما يمكن بيعه الآن: الموجود ناقصًا الموعود به.',
        },
      },
      warrantyMonths: {
        type: 'integer',
        minimum: 0,
        maximum: 600,
        'x-label': { en: 'Warranty (months)', ar: 'الضمان (بالأشهر)' },
      },
      batteryLife: {
        type: 'string',
        format: 'duration',
        'x-when': typeIn('device', 'gateway', 'accessory'),
        'x-label': { en: 'Battery life', ar: 'عمر البطارية' },
      },
      specs: {
        type: 'array',
        maxItems: 40,
        'x-translatable': true,
        'x-label': { en: 'Specifications', ar: 'المواصفات' },
        items: {
          type: 'object',
          required: ['name', 'value'],
          properties: {
            name: { ...specification, 'x-label': { en: 'Specification', ar: 'المواصفة' } },
            value: { type: 'string', minLength: 1, maxLength: 255 },
          },
        },
      },
      documentation: relationList('documents', 'Documentation', 'الوثائق'),
      certifications: relationList('certificates', 'Certifications', 'الشهادات'),
      faqs: {
        type: 'array',
        maxItems: 30,
        'x-translatable': true,
        'x-label': { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
        items: {
          type: 'object',
          required: ['question', 'answer'],
          properties: {
            question: { type: 'string', minLength: 1, maxLength: 255 },
            answer: { type: 'string', minLength: 1, maxLength: 255, 'x-kind': 'multiline' },
          },
        },
      },
      ...productDelivery,
      tags: relationList('tags', 'Tags', 'الوسوم'),
      applications: relationList('applications', 'Supported applications', 'التطبيقات المدعومة'),
      useCases: relationList('use-cases', 'Use cases', 'حالات الاستخدام'),
      industries: relationList('industries', 'Industries', 'القطاعات'),
      relatedAccessories: relationList('products', 'Related accessories', 'ملحقات ذات صلة'),
      similarProducts: relationList('products', 'Similar products', 'منتجات مشابهة'),
    },
  },
  table: {
    columns: ['images', 'name', 'code', 'type', 'price', 'stock', 'visible', 'updatedAt'],
    search: ['name', 'shortName', 'code', 'specs', 'tags'],
    filters: [
      'type',
      'price',
      'tags',
      'industries',
      'applications',
      'communicationType',
      'batteryLife',
      'visible',
    ],
    views: [
      {
        name: 'incomplete',
        label: { en: 'Incomplete', ar: 'غير مكتملة' },
        where: { incomplete: ['true'] },
      },
    ],
    sort: '-updatedAt',
  },
  screens: {
    sections: [
      {
        title: { en: 'Product', ar: 'المنتج' },
        help: {
          en: 'What shoppers read first. Texts are kept per language.',
          ar: 'أول ما يقرؤه المتسوقون. تُحفظ النصوص لكل لغة.',
        },
        fields: ['name', 'shortName', 'code', 'type', 'price', 'description'],
      },
      {
        title: { en: 'Pictures', ar: 'الصور' },
        help: {
          en: 'Up to 10; the first one stands on cards.',
          ar: 'حتى 10 صور؛ تظهر الأولى على البطاقات.',
        },
        fields: ['images'],
      },
      {
        title: { en: 'Type details', ar: 'تفاصيل النوع' },
        help: {
          en: 'Fields that belong to the chosen type.',
          ar: 'حقول تخص النوع المختار.',
        },
        fields: [
          'deviceType',
          'gatewayType',
          'accessoryType',
          'subscriptionType',
          'subscriptionPeriod',
          'licenceType',
          'licenceQuantity',
          'includedProducts',
          'notificationPackageType',
          'notificationPackageLimit',
        ],
      },
      {
        title: { en: 'Technology', ar: 'التقنية' },
        fields: [
          'communicationType',
          'connectivityType',
          'networkServers',
          'platformType',
          'batteryLife',
          'specs',
        ],
      },
      {
        title: { en: 'Documents and warranty', ar: 'الوثائق والضمان' },
        fields: ['warrantyMonths', 'documentation', 'certifications'],
      },
      {
        title: { en: 'Box and delivery', ar: 'العلبة والتسليم' },
        fields: [...keysOf(productDelivery)],
      },
      {
        title: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
        fields: ['faqs'],
      },
      {
        title: { en: 'Related products', ar: 'منتجات ذات صلة' },
        fields: ['relatedAccessories', 'similarProducts'],
      },
      {
        title: { en: 'Visibility and stock', ar: 'الظهور والمخزون' },
        fields: ['visible', 'stockMode', 'stock'],
        aside: true,
      },
      {
        title: { en: 'Where it is found', ar: 'أين يُعثر عليه' },
        fields: ['tags', 'applications', 'useCases', 'industries'],
        aside: true,
      },
    ],
  },
  reference: ['code', 'type', 'price'],
  public: { key: 'code' },
  visible: true,
  requiredWhenVisible: [
    'images',
    'licenceType',
    'licenceQuantity',
    'subscriptionPeriod',
    // The contents of a notification package are its notifications.
    ['includedProducts', 'notificationPackageLimit'],
  ],
  copyable: true,
})
