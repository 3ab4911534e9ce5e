import { describe, expect, it } from 'vitest'
import type { Property } from '#resource/declaration.ts'
import { kindOf } from '#resource/kinds/kindOf.ts'

describe('kindOf', () => {
  it.each<[Property, string]>([
    [{}, 'text'],
    [{ type: 'string' }, 'text'],
    [{ type: 'string', format: 'uuid' }, 'text'],
    [{ type: 'string', format: 'email' }, 'email'],
    [{ type: 'string', format: 'uri' }, 'url'],
    [{ type: 'string', format: 'phone' }, 'phone'],
    [{ type: 'string', format: 'colour' }, 'colour'],
    [{ type: 'string', format: 'date-time' }, 'date'],
    [{ type: 'string', enum: ['a'] }, 'choice'],
    [{ type: 'number' }, 'number'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'boolean' }, 'flag'],
    [{ 'x-relation': 'tags' }, 'relation'],
    [{ type: 'array' }, 'texts'],
    [{ type: 'array', items: { type: 'string' } }, 'texts'],
    [{ type: 'array', items: { type: 'string', enum: ['a'] } }, 'choices'],
    [{ type: 'array', items: { 'x-relation': 'tags' } }, 'relations'],
    [{ type: 'array', items: { type: 'object', properties: {} } }, 'list'],
    [
      { type: 'array', items: { type: 'object', properties: { tag: { 'x-relation': 'tags' } } } },
      'links',
    ],
  ])('%j is a %s', (property, kind) => {
    expect(kindOf(property)).toBe(kind)
  })

  it('prefers the kind that a property declares', () => {
    expect(kindOf({ type: 'string', format: 'email', 'x-kind': 'richText' })).toBe('richText')
    expect(kindOf({ 'x-relation': 'tags', 'x-kind': 'picture' })).toBe('picture')
  })
})
