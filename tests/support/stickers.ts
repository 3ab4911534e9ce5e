import { defineResource } from '#resource/declaration.ts'

export default defineResource({
  name: 'stickers',
  menu: { section: 'metadata', icon: 'tag' },
  labels: { en: ['Sticker', 'Stickers'], ar: ['ملصق', 'الملصقات'] },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 80, 'x-translatable': true },
      code: { type: 'string', maxLength: 20, 'x-unique': true },
      status: { type: 'string', enum: ['draft', 'ready'] },
      picture: { 'x-relation': 'pictures' },
      tag: { 'x-relation': 'tags' },
    },
  },
  table: { columns: ['picture', 'title', 'status', 'tag'], sort: 'title' },
})
