import { defineResource } from '#resource/declaration.ts'

/** A resource with a field of every kind and every capability, so that none is untested. */
export const everything = defineResource({
  name: 'everything',
  menu: { section: 'catalogue', icon: 'apps' },
  labels: { en: ['Everything', 'Everything'], ar: ['كل شيء', 'كل شيء'] },
  schema: {
    type: 'object',
    required: ['title', 'amount', 'partner'],
    properties: {
      title: { type: 'string', maxLength: 80, 'x-translatable': true },
      plain: { type: 'string', 'x-unique': true },
      story: { type: 'string', 'x-kind': 'multiline', 'x-translatable': true },
      article: { type: 'string', 'x-kind': 'richText', 'x-translatable': true },
      email: { type: 'string', format: 'email' },
      site: { type: 'string', format: 'uri' },
      phone: { type: 'string', format: 'phone' },
      colour: { type: 'string', format: 'colour' },
      ratio: { type: 'number', minimum: 0 },
      amount: { type: 'integer', minimum: 0 },
      price: { 'x-kind': 'money' },
      due: { type: 'string', format: 'date-time' },
      state: { type: 'string', enum: ['open', 'closed'] },
      marks: { type: 'array', items: { enum: ['red', 'green', 'blue'] } },
      agreed: { type: 'boolean' },
      picture: { 'x-relation': 'pictures' },
      gallery: { type: 'array', items: { 'x-relation': 'pictures' } },
      sheet: { 'x-kind': 'file' },
      partner: { 'x-relation': 'tags' },
      partners: { type: 'array', items: { 'x-relation': 'tags' } },
      parts: {
        type: 'array',
        items: {
          type: 'object',
          required: ['product'],
          properties: {
            product: { 'x-relation': 'products' },
            quantity: { type: 'integer', minimum: 1 },
          },
        },
      },
      steps: {
        type: 'array',
        'x-translatable': true,
        items: { type: 'object', properties: { question: { type: 'string' } } },
      },
      words: { type: 'array', items: { type: 'string' } },
      place: { 'x-kind': 'address' },
      closedFor: { type: 'string', 'x-when': { state: ['closed'] } },
    },
  },
  table: {
    columns: ['title', 'state', 'price', 'due', 'amount'],
    search: ['title', 'plain', 'story', 'words'],
    sort: '-amount',
  },
  public: {},
  visible: true,
  activatable: true,
  copyable: true,
})
