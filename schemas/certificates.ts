import { defineResource } from '#resource/declaration.ts'
import { productFile, readerLanguage } from './shared/documentFile.ts'

export default defineResource({
  name: 'certificates',
  menu: { section: 'catalogue', icon: 'certificate', order: 114 },
  labels: { en: ['Certificate', 'Certificates'], ar: ['شهادة', 'الشهادات'] },
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: {
        type: 'string',
        maxLength: 60,
        'x-label': { en: 'Mark or standard', ar: 'العلامة أو المعيار' },
        'x-help': {
          en: 'What shoppers look for, such as CE or RoHS.',
          ar: 'ما يبحث عنه المتسوقون، مثل CE أو RoHS.',
        },
      },
      number: {
        type: 'string',
        maxLength: 80,
        'x-label': { en: 'Certificate number', ar: 'رقم الشهادة' },
      },
      issuedOn: {
        type: 'string',
        format: 'date',
        'x-label': { en: 'Date of issue', ar: 'تاريخ الإصدار' },
        'x-help': {
          en: 'Year, month and day: 2026-03-31.',
          ar: 'السنة والشهر واليوم: 2026-03-31.',
        },
      },
      file: productFile,
      language: readerLanguage,
    },
  },
  table: {
    columns: ['title', 'number', 'issuedOn', 'file', 'uses', 'updatedAt'],
    search: ['title', 'number'],
    filters: ['language', 'file'],
    sort: 'title',
  },
  reference: ['number', 'issuedOn', 'file', 'language'],
  counted: true,
})
