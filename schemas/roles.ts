import { defineResource } from '#resource/declaration.ts'

export default defineResource({
  name: 'roles',
  menu: { section: 'people', icon: 'shield', order: 60 },
  labels: { en: ['Role', 'Roles'], ar: ['دور', 'الأدوار'] },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: {
        type: 'string',
        maxLength: 80,
        'x-translatable': true,
        'x-label': { en: 'Title', ar: 'اسم الدور' },
      },
      description: {
        type: 'string',
        'x-kind': 'multiline',
        maxLength: 255,
        'x-translatable': true,
      },
      permissions: {
        type: 'array',
        'x-kind': 'permissions',
        'x-label': { en: 'Permissions', ar: 'الصلاحيات' },
      },
    },
  },
  table: { columns: ['title', 'description', 'permissions', 'updatedAt'], sort: 'title' },
  reference: ['permissions'],
  copyable: true,
})
