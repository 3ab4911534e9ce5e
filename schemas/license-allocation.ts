import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { labelledField, readOnlyField } from './shared/labelledField.ts'

const units = { type: 'integer', minimum: 0, maximum: 1_000_000_000 } as const
const dateTime = { type: 'string', format: 'date-time' } as const
const statusIn = (...status: string[]) => ({ status })

/** The licenses a tenant is allocated from those its company bought. */
export default defineResource({
  name: 'license-allocation',
  menu: { section: 'sales', icon: 'key', path: 'licenses', add: 'new', order: 70 },
  labels: { en: ['License', 'Licenses'], ar: ['ترخيص', 'التراخيص'] },
  schema: {
    type: 'object',
    required: ['pool', 'tenant', 'quantity'],
    properties: {
      name: { type: 'string', readOnly: true },
      pool: {
        ...labelledField('License pool', 'حزمة التراخيص', { 'x-relation': 'license-pools' }),
        'x-options': {
          where: { 'available[gte]': ['1'], status: ['active'], 'company[exists]': ['true'] },
          by: { company: 'tenant.company' },
        },
        'x-help': {
          en: 'Where the licenses are taken from. It stays as it is.',
          ar: 'ما تؤخذ منه التراخيص. لا يتغيّر بعد ذلك.',
        },
      },
      tenant: {
        ...labelledField('Tenant', 'المستأجر', { 'x-relation': 'tenants' }),
        'x-options': { by: { company: 'pool.company' } },
        'x-help': {
          en: 'One of the company that bought them. It stays as it is.',
          ar: 'أحد مستأجري الشركة التي اشترتها. لا يتغيّر بعد ذلك.',
        },
      },
      quantity: { ...units, minimum: 1 },
      expiresAt: {
        ...labelledField('Expires', 'تاريخ الانتهاء', dateTime),
        'x-help': { en: 'Empty: with its pool.', ar: 'فارغ: مع حزمته.' },
      },
      used: readOnlyField('Used', 'المستخدم', units),
      usage: {
        ...readOnlyField(
          'Usage',
          'الاستخدام',
          choiceOf({
            normal: ['Normal', 'عادي'],
            warning: ['Nearly full', 'قارب الامتلاء'],
            full: ['Full', 'ممتلئ'],
          }),
        ),
        'x-derived': true,
      },
      status: {
        ...choiceOf({
          active: ['Active', 'نشط'],
          suspended: ['Suspended', 'موقوف'],
          expired: ['Expired', 'منتهي الصلاحية'],
          revoked: ['Revoked', 'مسحوب'],
        }),
        readOnly: true,
      },
      endsAt: { ...readOnlyField('Valid until', 'صالح حتى', dateTime), 'x-derived': true },
      product: { 'x-relation': 'products', readOnly: true },
      company: readOnlyField('Company', 'الشركة', { 'x-relation': 'companies' }),
    },
  },
  title: 'name',
  reference: ['quantity', 'status'],
  subtitle: ['tenant', 'status', 'endsAt'],
  table: {
    columns: ['name', 'quantity', 'used', 'usage', 'status', 'endsAt', 'updatedAt'],
    search: ['name'],
    filters: ['status', 'usage', 'tenant', 'company', 'product', 'pool', 'endsAt'],
    sort: '-updatedAt',
  },
  screens: {
    sections: [
      {
        title: { en: 'License', ar: 'الترخيص' },
        fields: ['name', 'pool', 'tenant', 'quantity', 'expiresAt'],
      },
      {
        title: { en: 'Use', ar: 'الاستخدام' },
        fields: ['status', 'used', 'usage', 'endsAt'],
        aside: true,
      },
      {
        title: { en: 'Origin', ar: 'المصدر' },
        fields: ['product', 'company'],
        aside: true,
      },
    ],
  },
  access: { verbs: ['read', 'create', 'update'], rows: { company: 'company', tenant: 'tenant' } },
  shoppers: ['read'],
  brandOf: 'pool',
  actions: {
    reportUsage: {
      label: { en: 'Report usage', ar: 'تسجيل الاستخدام' },
      from: statusIn('active', 'suspended', 'expired'),
      access: 'meter',
      input: {
        type: 'object',
        properties: { used: labelledField('Used', 'المستخدم', units) },
      },
    },
    suspend: {
      label: { en: 'Suspend', ar: 'إيقاف' },
      from: statusIn('active'),
      confirm: {
        en: 'The tenant cannot use these licenses until they are resumed.',
        ar: 'لن يستطيع المستأجر استخدام هذه التراخيص إلى أن تُستأنف.',
      },
    },
    resume: { label: { en: 'Resume', ar: 'استئناف' }, from: statusIn('suspended') },
    revoke: {
      label: { en: 'Revoke', ar: 'سحب' },
      danger: true,
      from: statusIn('active', 'suspended', 'expired'),
      confirm: {
        en: 'The licenses go back to their pool. This cannot be undone.',
        ar: 'ستعود التراخيص إلى حزمتها. لا يمكن التراجع عن ذلك.',
      },
    },
    renew: {
      label: { en: 'Renew', ar: 'تجديد' },
      from: statusIn('expired'),
      input: {
        type: 'object',
        properties: {
          expiresAt: {
            ...labelledField('Expires', 'تاريخ الانتهاء', dateTime),
            'x-help': { en: 'Empty: with its pool.', ar: 'فارغ: مع حزمته.' },
          },
        },
      },
    },
  },
})
