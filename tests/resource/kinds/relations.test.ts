import { describe, expect, it } from 'vitest'
import type { Property } from '#resource/declaration.ts'
import type { ReadContext } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { resolveResource } from '#resource/resolveResource.ts'
import { catalogueWith, declare, fieldOf, resourceWith } from '../support/declare.ts'

const tags = resourceWith(
  { title: { type: 'string', 'x-translatable': true }, price: { 'x-kind': 'money' } },
  { name: 'tags', reference: ['price'], visible: true, activatable: true },
)
const catalogue = catalogueWith(tags, resolveResource(declare({ name: 'pictures' })))
const reading: ReadContext = { alias: 'a', language: 'ar', catalogue, isPublic: false }

const contents: Property = {
  type: 'array',
  items: {
    type: 'object',
    required: ['tag', 'quantity'],
    properties: { tag: { 'x-relation': 'tags' }, quantity: { type: 'integer' } },
  },
}
const many: Property = { type: 'array', items: { 'x-relation': 'tags' } }

describe('references', () => {
  it('contain the title and the declared fields of their target', () => {
    expect(kinds.relation.outputSchema(fieldOf({ 'x-relation': 'tags' }), catalogue)).toMatchObject(
      {
        type: 'object',
        properties: {
          _id: { type: 'string', format: 'uuid' },
          title: { type: 'string' },
          price: { type: ['object', 'null'] },
        },
      },
    )
  })

  it('prefer the title in the language of the reader', () => {
    const sql = kinds.relation.select(fieldOf({ 'x-relation': 'tags' }), reading)
    expect(sql).toContain("coalesce(a_field.title->>'ar', a_field.title->>'en', '')")
    expect(sql).toContain('from tags a_field where a_field.id = a.field)')
  })

  it.each<[string, Property]>([
    ['relation', { 'x-relation': 'tags' }],
    ['relations', many],
    ['links', contents],
  ])('leave hidden records out for shoppers: %s', (_, property) => {
    const field = fieldOf(property)
    const hidden = 'and a_field.visible and a_field.active'
    expect(kinds[field.kind].select(field, reading)).not.toContain(hidden)
    expect(kinds[field.kind].select(field, { ...reading, isPublic: true })).toContain(hidden)
  })

  it('reject an undeclared target', () => {
    expect(() => kinds.relation.select(fieldOf({ 'x-relation': 'gone' }), reading)).toThrow(
      'field refers to gone, which is not declared',
    )
  })
})

describe('members of a relation', () => {
  it('keep their order and additional fields', () => {
    expect(kinds.relations.members?.(['1', '2'], fieldOf(many))).toEqual([
      { target: '1', facts: {} },
      { target: '2', facts: {} },
    ])
    expect(kinds.links.members?.([{ tag: '1', quantity: 3 }], fieldOf(contents))).toEqual([
      { target: '1', facts: { quantity: 3 } },
    ])
  })

  it('are converted to form input', () => {
    const tag = { _id: '1', title: 'Tag' }
    expect(kinds.relations.toInput([tag])).toEqual(['1'])
    expect(kinds.links.toInput([{ tag, quantity: 3 }])).toEqual([{ tag: '1', quantity: 3 }])
    expect(kinds.relation.toInput(tag)).toBe('1')
    expect(kinds.relation.toInput(null)).toBeNull()
  })

  it('are selected from a join table in order', () => {
    const field = fieldOf(contents)
    const sql = kinds.links.select(field, reading)
    expect(sql).toContain('from @@__field j join tags a_field on a_field.id = j.target_id')
    expect(sql).toContain('order by j.position')
    expect(sql).toContain("jsonb_build_object('tag', json_build_object('_id', a_field.id")
  })
})
