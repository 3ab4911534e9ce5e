import type { ResourceDeclaration } from '#resource/declaration.ts'

/** The common kinds of fields, used in turn. */
const propertyKinds = [
  { type: 'string', maxLength: 80 },
  { type: 'string', enum: ['first', 'second', 'third'] },
  { type: 'number', minimum: 0 },
  { type: 'boolean' },
  { type: 'string', format: 'date-time' },
  { type: 'string', maxLength: 2000, 'x-kind': 'multiline' },
  { type: 'string', format: 'email' },
  { 'x-relation': 'tags' },
] as const

const properties = (count: number): ResourceDeclaration['schema']['properties'] => ({
  title: { type: 'string', maxLength: 80, 'x-translatable': true },
  ...Object.fromEntries(
    Array.from({ length: count - 1 }, (_, index) => [
      `field${index}`,
      propertyKinds[index % propertyKinds.length] ?? propertyKinds[0],
    ]),
  ),
})

const declareForm = (
  name: string,
  title: string,
  fields: ResourceDeclaration['schema']['properties'],
): ResourceDeclaration => ({
  name,
  menu: { section: 'metadata', icon: 'tag' },
  labels: { en: [title, `${title}s`], ar: [title, `${title}s`] },
  schema: { type: 'object', required: ['title'], properties: fields },
  table: { columns: ['title'], sort: 'title' },
  screens: { edit: 'page' },
})

/** A form of 100 fields, and one of 100 fields with a list editor among them. */
export const forms: readonly ResourceDeclaration[] = [
  declareForm('wide-forms', 'Wide form', properties(100)),
  declareForm('long-forms', 'Long form', {
    ...properties(99),
    rows: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 80 },
          value: { type: 'string', maxLength: 200 },
          shown: { type: 'boolean' },
        },
      },
    },
  }),
]

export const rows = Array.from({ length: 200 }, (_, index) => ({
  name: `Name ${index}`,
  value: `Value ${index}`,
  shown: index % 2 === 0,
}))
