import { expect, it } from 'vitest'
import { createCatalogue } from '#resource/createCatalogue.ts'
import { declare, declareWith } from './support/declare.ts'

it('finds each resource by its name', () => {
  const catalogue = createCatalogue({
    'schemas/tags.ts': declare({ name: 'tags' }),
    'schemas/gadgets.ts': declare(),
  })
  expect([...catalogue.keys()]).toEqual(['tags', 'gadgets'])
  expect(catalogue.get('tags')?.table).toBe('tags')
})

it('rejects all declarations when one is invalid, and lists every problem', () => {
  const wrong = () =>
    createCatalogue({
      'schemas/tags.ts': declare({ name: 'tagz' }),
      'schemas/gadgets.ts': declare({ title: 'heading' }),
    })
  expect(wrong).toThrow('These declarations cannot be used:')
  expect(wrong).toThrow('schemas/tags.ts /name')
  expect(wrong).toThrow('schemas/gadgets.ts /title')
})

it('treats relations to pictures as pictures unless another kind is declared', () => {
  const drawings = { 'x-relation': 'drawings' } as const
  const catalogue = createCatalogue({
    'schemas/drawings.ts': declare({ name: 'drawings', arePictures: true }),
    'schemas/gadgets.ts': declareWith({
      cover: drawings,
      views: { type: 'array', items: drawings },
      plan: { ...drawings, 'x-kind': 'relation' },
      other: { 'x-relation': 'gadgets' },
      steps: { type: 'array', items: { type: 'object', properties: { drawing: drawings } } },
    }),
  })
  const field = catalogue.get('gadgets')?.field ?? {}
  expect(Object.values(field).map(({ name, kind }) => [name, kind])).toEqual([
    ['title', 'text'],
    ['cover', 'picture'],
    ['views', 'gallery'],
    ['plan', 'relation'],
    ['other', 'relation'],
    ['steps', 'links'],
  ])
  expect(field.steps?.property.items?.properties?.drawing?.['x-kind']).toBe('picture')
})
