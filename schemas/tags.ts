import { defineResource } from '#resource/declaration.ts'

export default defineResource({
  name: 'tags',
  menu: { section: 'metadata', icon: 'tag', order: 10 },
  labels: { en: ['Tag', 'Tags'], ar: ['وسم', 'الوسوم'] },
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
