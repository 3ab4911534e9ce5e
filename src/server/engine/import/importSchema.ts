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
    total: { ...count, description: 'rows of the file' },
    seen: { ...count, description: 'rows that are checked, or written while it is being written' },
    create: count,
    update: count,
    skip: { ...count, description: 'rows that say nothing new' },
    problems: {
      type: 'array',
      description: 'the first 1,000 cells that are wrong',
      items: {
        type: 'object',
        required: ['row', 'column', 'value', 'message'],
        properties: {
          row: { ...count, description: 'its number as a spreadsheet shows it' },
          column: { ...text, description: 'its head; empty where the whole row is meant' },
          value: text,
          message: text,
        },
      },
    },
    problemCount: count,
    ignored: { type: 'array', items: text, description: 'headers of columns that are ignored' },
    message: { ...text, description: 'why it failed' },
  },
} as const

export const importResponse = dataResponse({ $ref: 'Import#' })
