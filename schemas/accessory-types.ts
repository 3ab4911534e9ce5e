import { defineResource } from '#resource/declaration.ts'

export default defineResource({
  name: 'accessory-types',
  menu: { section: 'metadata', icon: 'cable', path: 'accessories-types', order: 60 },
  labels: { en: ['Accessory type', 'Accessory types'], ar: ['نوع ملحق', 'أنواع الملحقات'] },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 80, 'x-translatable': true },
      code: { type: 'string', maxLength: 60, pattern: '^[a-z0-9_]+$', 'x-unique': true },
    },
  },
  table: {
    columns: ['title', 'code', 'uses', 'updatedAt'],
    search: ['title', 'code'],
    sort: 'title',
  },
  screens: { edit: 'dialog' },
  public: { key: 'code' },
  counted: true,
})
