import type { ResourceDeclaration } from '#resource/declaration.ts'

type Metadata = Omit<ResourceDeclaration, 'name' | 'menu' | 'labels'>

const title = { type: 'string', maxLength: 80, 'x-translatable': true } as const
const code = { type: 'string', maxLength: 60, pattern: '^[a-z0-9_]+$', 'x-unique': true } as const

/** A word by which products are told apart, such as a tag or a type of device. */
export const productLabel = {
  schema: { type: 'object', required: ['title'], properties: { title, code } },
  table: {
    columns: ['title', 'code', 'uses', 'updatedAt'],
    search: ['title', 'code'],
    sort: 'title',
  },
  screens: { edit: 'dialog' },
  counted: true,
} as const satisfies Metadata

/** A topic by which shoppers find products, with a page of its own. */
export const productTopic = {
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title,
      code,
      description: {
        type: 'string',
        maxLength: 255,
        'x-kind': 'multiline',
        'x-translatable': true,
      },
      picture: { 'x-relation': 'pictures' },
    },
  },
  table: {
    columns: ['picture', 'title', 'code', 'uses', 'updatedAt'],
    search: ['title', 'code'],
    filters: ['picture'],
    sort: 'title',
  },
  public: { key: 'code' },
  visible: true,
  counted: true,
} as const satisfies Metadata
