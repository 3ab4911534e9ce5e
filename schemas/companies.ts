import { defineResource } from '#resource/declaration.ts'
import { invite, person, personContact, personName, resetFactors, rights } from './shared/person.ts'

export default defineResource({
  name: 'companies',
  menu: { section: 'people', icon: 'business', order: 20 },
  labels: { en: ['Company', 'Companies'], ar: ['شركة', 'الشركات'] },
  schema: {
    type: 'object',
    required: ['companyName', 'firstName', 'lastName', 'email'],
    properties: {
      companyName: {
        type: 'string',
        maxLength: 120,
        'x-label': { en: 'Company name', ar: 'اسم الشركة' },
      },
      taxNumber: {
        type: 'string',
        maxLength: 30,
        'x-label': { en: 'Tax number', ar: 'الرقم الضريبي' },
        'x-help': { en: 'Stands on its invoices.', ar: 'يظهر في فواتيرها.' },
      },
      ...person,
      email: { ...person.email, 'x-unique': true },
      ...rights,
    },
  },
  title: 'companyName',
  subtitle: ['email'],
  table: {
    columns: ['companyName', 'name', 'email', 'phoneNumber', 'active', 'updatedAt'],
    search: ['companyName', 'name', 'email'],
    filters: ['active', 'roles'],
    sort: 'companyName',
  },
  screens: {
    sections: [
      { title: { en: 'Company', ar: 'الشركة' }, fields: ['companyName', 'taxNumber'] },
      {
        title: { en: 'Root user', ar: 'المستخدم الرئيسي' },
        help: {
          en: 'Who signs in for the company and invites its people.',
          ar: 'من يسجّل الدخول باسم الشركة ويدعو موظفيها.',
        },
        fields: personName,
      },
      { title: { en: 'Contact', ar: 'التواصل' }, fields: personContact },
      {
        title: { en: 'Roles and permissions', ar: 'الأدوار والصلاحيات' },
        help: {
          en: 'What the company may do here, beyond looking after its own people.',
          ar: 'ما يمكن للشركة فعله هنا، إضافةً إلى إدارة موظفيها.',
        },
        fields: ['roles', 'permissions'],
      },
    ],
  },
  access: { rows: { company: '_id' } },
  actions: { invite, resetFactors },
  signsIn: 'company',
  activatable: true,
})
