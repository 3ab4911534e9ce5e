import { expect, it } from 'vitest'
import { catalogueOf } from '#resource/catalogue.ts'
import { declare } from './support/declare.ts'

it('catalogueOf finds each resource by its name', () => {
  const catalogue = catalogueOf({
    'schemas/tags.ts': declare({ name: 'tags' }),
    'schemas/gadgets.ts': declare(),
  })
  expect([...catalogue.keys()]).toEqual(['tags', 'gadgets'])
  expect(catalogue.get('tags')?.table).toBe('tags')
})

it('catalogueOf refuses the whole for one mistake, and says all of them', () => {
  const wrong = () =>
    catalogueOf({
      'schemas/tags.ts': declare({ name: 'tagz' }),
      'schemas/gadgets.ts': declare({ title: 'heading' }),
    })
  expect(wrong).toThrow('These declarations cannot be used:')
  expect(wrong).toThrow('schemas/tags.ts /name')
  expect(wrong).toThrow('schemas/gadgets.ts /title')
})
