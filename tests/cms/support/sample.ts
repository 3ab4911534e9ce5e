import { createCatalogue } from '#resource/createCatalogue.ts'
import type { Resource } from '#resource/resource.ts'

/** A resource with one field of most kinds, so that tests need no real one. */
export const sample: Resource = ((): Resource => {
  const catalogue = createCatalogue({
    'samples.ts': {
      name: 'samples',
      menu: { section: 'catalogue', icon: 'tag' },
      labels: { en: ['Sample', 'Samples'], ar: ['عينة', 'عينات'] },
      schema: {
        type: 'object',
        required: ['title', 'detail'],
        properties: {
          title: { type: 'string', maxLength: 10, 'x-translatable': true },
          kind: { type: 'string', enum: ['plain', 'rich'] },
          detail: { type: 'string', 'x-when': { kind: ['rich'] } },
          price: { 'x-kind': 'money' },
          count: { type: 'integer', minimum: 1, maximum: 5 },
          others: { type: 'array', items: { 'x-relation': 'samples' } },
          rows: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name'],
              properties: { name: { type: 'string', maxLength: 3 }, size: { type: 'integer' } },
            },
          },
        },
      },
      table: {
        columns: ['title', 'kind', 'price', 'updatedAt'],
        filters: ['kind', 'price', 'visible'],
        views: [
          { name: 'rich', label: { en: 'Rich', ar: 'غني' }, where: { kind: ['rich'] } },
          { name: 'any', label: { en: 'Any' }, where: { kind: ['plain', 'rich'] } },
        ],
        sort: 'title',
      },
      visible: true,
    },
  })
  const resource = catalogue.get('samples')
  if (!resource) throw new Error('the sample is not declared')
  return resource
})()
