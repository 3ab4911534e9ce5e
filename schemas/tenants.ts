import { defineResource } from '#resource/declaration.ts'
import { languageChoice } from './shared/languageChoice.ts'
import { loraRegion } from './shared/loraRegion.ts'
import { communicationType } from './shared/productChoices.ts'

export default defineResource({
  name: 'tenants',
  menu: { section: 'people', icon: 'groups', order: 30 },
  labels: { en: ['Tenant', 'Tenants'], ar: ['مستأجر', 'المستأجرون'] },
  schema: {
    type: 'object',
    required: ['name', 'tenantId', 'company'],
    properties: {
      name: { type: 'string', maxLength: 120 },
      tenantId: {
        type: 'string',
        maxLength: 60,
        pattern: '^[a-z0-9-]{3,}$',
        'x-unique': true,
        'x-label': { en: 'Tenant ID', ar: 'معرّف المستأجر' },
        'x-help': {
          en: 'What its people type when they sign in.',
          ar: 'ما يكتبه مستخدموه عند تسجيل الدخول.',
        },
      },
      company: { 'x-relation': 'companies', 'x-label': { en: 'Company', ar: 'الشركة' } },
      email: { type: 'string', format: 'email', maxLength: 255 },
      language: languageChoice,
      allowedDeviceProfileTypes: {
        type: 'array',
        items: communicationType,
        'x-access': 'limit',
        'x-label': { en: 'Allowed device profile types', ar: 'أنواع ملفات الأجهزة المسموحة' },
        'x-help': {
          en: 'What its people may buy. None chosen: everything.',
          ar: 'ما يُسمح لمستخدميه بشرائه. بلا اختيار: كل شيء.',
        },
      },
      allowedNetworkServers: {
        type: 'array',
        items: loraRegion,
        'x-access': 'limit',
        'x-label': { en: 'Allowed network servers', ar: 'خوادم الشبكة المسموحة' },
        'x-help': {
          en: 'The LoRaWAN regions its people may buy for. None chosen: all.',
          ar: 'مناطق LoRaWAN التي يُسمح بالشراء لها. بلا اختيار: كلها.',
        },
      },
    },
  },
  reference: ['tenantId'],
  subtitle: ['tenantId', 'company'],
  table: {
    columns: ['name', 'tenantId', 'company', 'email', 'active', 'updatedAt'],
    search: ['name', 'tenantId', 'email'],
    filters: ['company', 'active'],
    sort: 'name',
  },
  access: { rows: { company: 'company', tenant: '_id' } },
  activatable: true,
})
