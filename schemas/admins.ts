import { defineResource } from '#resource/declaration.ts'
import { invite, person, personContact, personName, resetFactors } from './shared/person.ts'

export default defineResource({
  name: 'admins',
  menu: { section: 'people', icon: 'admin', order: 50 },
  labels: {
    en: ['Administrator', 'Administrators'],
    ar: ['مسؤول', 'المسؤولون'],
  },
  schema: {
    type: 'object',
    required: ['firstName', 'lastName', 'email'],
    properties: { ...person, email: { ...person.email, 'x-unique': true } },
  },
  title: 'name',
  subtitle: ['email'],
  table: {
    columns: ['name', 'email', 'active', 'updatedAt'],
    search: ['name', 'email'],
    sort: 'name',
  },
  screens: {
    sections: [
      { title: { en: 'Name', ar: 'الاسم' }, fields: personName },
      { title: { en: 'Contact', ar: 'التواصل' }, fields: personContact },
    ],
  },
  actions: { invite, resetFactors },
  signsIn: 'admin',
  activatable: true,
})
