import type { RecordData } from '#api/records.ts'
import { createCatalogue } from '#resource/createCatalogue.ts'
import type { ActionDeclaration, ObjectSchema } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'

const readOnly = true
const status = {
  type: 'string',
  enum: ['new', 'open', 'sent', 'done'],
  'x-enum-labels': { open: { en: 'Open', ar: 'مفتوح' }, done: { ar: 'منتهٍ' } },
} as const

/** A resource that nobody edits and that only actions change. */
export const parcels: Resource = ((): Resource => {
  const catalogue = createCatalogue({
    'parcels.ts': {
      name: 'parcels',
      menu: { section: 'sales', icon: 'box' },
      labels: { en: ['Parcel', 'Parcels'], ar: ['طرد', 'الطرود'] },
      schema: {
        type: 'object',
        properties: {
          number: { type: 'string', readOnly },
          status: { ...status, readOnly },
          small: { type: 'boolean', readOnly },
          weight: { type: 'integer', readOnly },
          due: { type: 'string', format: 'date-time', readOnly },
          fee: { 'x-kind': 'money', readOnly },
          message: { type: 'string', 'x-kind': 'multiline', readOnly },
          note: { type: 'string', readOnly },
          remarks: rows({ text: { type: 'string' } }),
          contents: rows({
            parcel: { 'x-relation': 'parcels' },
            quantity: { type: 'integer' },
            price: { 'x-kind': 'money' },
          }),
        },
      },
      title: 'number',
      table: { columns: ['number', 'status'], sort: 'number' },
      access: { verbs: ['read'] },
      actions: {
        open: { label: { en: 'Open' }, from: { status: ['new'] } },
        close: {
          label: { en: 'Close' },
          from: { status: ['open', 'sent', 'done'] },
          danger: true,
        },
      },
    },
  })
  const resource = catalogue.get('parcels')
  if (!resource) throw new Error('the parcels are not declared')
  return resource
})()

export const parcel = (fields: Readonly<Record<string, unknown>>): RecordData => ({
  _id: '1',
  version: 3,
  createdAt: '',
  updatedAt: '',
  ...fields,
})

export const asking = (
  properties: ObjectSchema['properties'],
  required: readonly string[] = [],
): ActionDeclaration => ({
  label: { en: 'Do', ar: 'افعل' },
  input: { type: 'object', required, properties },
})

function rows(properties: ObjectSchema['properties']) {
  return { type: 'array', readOnly, items: { type: 'object', properties } } as const
}
