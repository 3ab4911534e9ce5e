import { defineResource } from '#resource/declaration.ts'

export default defineResource({
  name: 'applications',
  menu: { section: 'metadata', icon: 'apps', order: 70 },
  labels: { en: ['Application', 'Applications'], ar: ['تطبيق', 'التطبيقات'] },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 80, 'x-translatable': true },
      code: { type: 'string', maxLength: 60, pattern: '^[a-z0-9_]+$', 'x-unique': true },
      description: {
        type: 'string',
        maxLength: 255,
        'x-kind': 'multiline',
        'x-translatable': true,
      },
      picture: { 'x-relation': 'pictures' },
    },
  },
  table: {
    columns: ['picture', 'title', 'code', 'uses', 'updatedAt'],
    search: ['title', 'code'],
    filters: ['picture'],
    sort: 'title',
  },
  public: { key: 'code' },
  visible: true,
  counted: true,
})
