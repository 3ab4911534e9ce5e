import { defineResource } from '#resource/declaration.ts'
import { documentKind, productFile, readerLanguage } from './shared/documentFile.ts'

export default defineResource({
  name: 'documents',
  menu: { section: 'catalogue', icon: 'document', order: 112 },
  labels: { en: ['Document', 'Documents'], ar: ['وثيقة', 'الوثائق'] },
  schema: {
    type: 'object',
    required: ['title', 'kind'],
    properties: {
      title: { type: 'string', maxLength: 120, 'x-translatable': true },
      kind: { ...documentKind, 'x-label': { en: 'Kind', ar: 'النوع' } },
      file: productFile,
      language: readerLanguage,
      revision: {
        type: 'string',
        maxLength: 40,
        'x-label': { en: 'Revision', ar: 'المراجعة' },
        'x-help': {
          en: 'As it stands in the document, such as 2.1.',
          ar: 'كما هي مكتوبة في الوثيقة، مثل 2.1.',
        },
      },
    },
  },
  table: {
    columns: ['title', 'kind', 'language', 'revision', 'file', 'uses', 'updatedAt'],
    filters: ['kind', 'language', 'file'],
    sort: '-updatedAt',
  },
  reference: ['kind', 'file', 'language', 'revision'],
  counted: true,
})
