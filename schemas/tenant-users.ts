import { defineResource } from '#resource/declaration.ts'
import { invite, person, personContact, personName, resetFactors, rights } from './shared/person.ts'

export default defineResource({
  name: 'tenant-users',
  menu: { section: 'people', icon: 'badge', order: 40 },
  labels: {
    en: ['Tenant user', 'Tenant users'],
    ar: ['مستخدم تابع لمستأجر', 'مستخدمو المستأجرين'],
  },
  schema: {
    type: 'object',
    required: ['tenant', 'firstName', 'lastName', 'email'],
    properties: {
      tenant: { 'x-relation': 'tenants', 'x-label': { en: 'Tenant', ar: 'المستأجر' } },
      ...person,
      ...rights,
    },
  },
  title: 'name',
  subtitle: ['email', 'tenant'],
  table: {
    columns: ['name', 'tenant', 'email', 'roles', 'active', 'updatedAt'],
    search: ['name', 'email', 'username'],
    filters: ['tenant', 'roles', 'active'],
    sort: 'name',
  },
  screens: {
    sections: [
      { title: { en: 'Name', ar: 'الاسم' }, fields: ['tenant', ...personName] },
      { title: { en: 'Contact', ar: 'التواصل' }, fields: personContact },
      {
        title: { en: 'Roles and permissions', ar: 'الأدوار والصلاحيات' },
        help: {
          en: 'Nobody can give what they do not have.',
          ar: 'لا يمكن لأحد منح ما لا يملكه.',
        },
        fields: ['roles', 'permissions'],
      },
    ],
  },
  access: { rows: { company: 'tenant.company', tenant: 'tenant' } },
  actions: { invite, resetFactors },
  signsIn: 'tenantUser',
  activatable: true,
})
