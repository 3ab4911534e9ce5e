import { defineResource } from '#resource/declaration.ts'
import { invite, person, personContact, personName } from './shared/person.ts'

export default defineResource({
  name: 'customers',
  menu: { section: 'people', icon: 'people', order: 10 },
  labels: { en: ['Customer', 'Customers'], ar: ['عميل', 'العملاء'] },
  schema: {
    type: 'object',
    required: ['firstName', 'lastName', 'email'],
    properties: { ...person, email: { ...person.email, 'x-unique': true } },
  },
  title: 'name',
  table: {
    columns: ['name', 'username', 'phoneNumber', 'email', 'active', 'updatedAt'],
    search: ['name', 'email', 'username', 'phoneNumber'],
    filters: ['active', 'language'],
    sort: 'name',
  },
  screens: {
    sections: [
      { title: { en: 'Name', ar: 'الاسم' }, fields: personName },
      { title: { en: 'Contact', ar: 'التواصل' }, fields: personContact },
    ],
  },
  actions: { invite },
  signsIn: 'customer',
  activatable: true,
})
