import { defineResource } from '#resource/declaration.ts'

export default defineResource({
  name: 'pictures',
  menu: { section: 'metadata', icon: 'image', order: 80 },
  labels: { en: ['Picture', 'Pictures'], ar: ['صورة', 'الصور'] },
  schema: {
    type: 'object',
    required: ['title', 'file'],
    properties: {
      title: { type: 'string', maxLength: 120, 'x-translatable': true },
      file: { 'x-kind': 'file' },
    },
  },
  table: { columns: ['file', 'title', 'uses', 'updatedAt'], sort: '-createdAt' },
  reference: ['file'],
  arePictures: true,
  counted: true,
})
