import { importStates } from './imports.ts'
import { dataResponse, text, uuid } from '#server/http/commonSchemas.ts'

const count = { type: 'integer' } as const

export const importSchema = {
  $id: 'Import',
  type: 'object',
  required: [
    '_id',
    'state',
    'total',
    'seen',
    'create',
    'update',
    'skip',
    'problems',
    'problemCount',
    'ignored',
  ],
  properties: {
    _id: uuid,
    state: { type: 'string', enum: importStates },
    total: { ...count, description: 'The number of rows in the file.' },
    seen: {
      ...count,
      description:
        'The number of rows checked so far. While the import is written, the number of rows written so far.',
    },
    create: count,
    update: count,
    skip: { ...count, description: 'The number of rows that change nothing.' },
    problems: {
      type: 'array',
      description: 'The first 1,000 invalid cells.',
      items: {
        type: 'object',
        required: ['row', 'column', 'value', 'message'],
        properties: {
          row: { ...count, description: 'The number of the row as a spreadsheet shows it.' },
          column: {
            ...text,
            description: 'The header of the column. Empty if the problem concerns the whole row.',
          },
          value: text,
          message: text,
        },
      },
    },
    problemCount: count,
    ignored: {
      type: 'array',
      items: text,
      description: 'The headers of the columns that are ignored.',
    },
    message: { ...text, description: 'The reason why the import failed.' },
  },
} as const

export const importResponse = dataResponse({ $ref: 'Import#' })
