import { describe, expect, it } from 'vitest'
import type { Property } from '#resource/declaration.ts'
import { resolveResource } from '#resource/resource.ts'
import {
  createSchema,
  publicRecordSchema,
  recordSchema,
  updateSchema,
} from '#resource/resourceSchemas.ts'
import { catalogueWith, declareWith, resourceWith } from './support/declare.ts'
import { wrongIn } from './support/validator.ts'

const properties: Readonly<Record<string, Property>> = {
  title: { type: 'string', maxLength: 80, 'x-translatable': true },
  code: { type: 'string', pattern: '^[a-z]+$' },
  type: { type: 'string', enum: ['device', 'gateway'] },
  device: { type: 'string', 'x-when': { type: ['device'] } },
  price: { 'x-kind': 'money' },
  tags: { type: 'array', items: { type: 'string' } },
}
const plain = declareWith(properties, { visible: true })
const resource = resolveResource({
  ...plain,
  schema: { ...plain.schema, required: ['title', 'code', 'type', 'device'] },
})
const catalogue = catalogueWith(resource)
const full = { title: 'A', code: 'a', type: 'device' }

describe('what a create takes', () => {
  const wrong = (value: object) => wrongIn(createSchema(resource), value)

  it('is every field that always applies, and any other', () => {
    expect(wrong(full)).toEqual([])
    expect(wrong({})).toEqual([' required', ' required', ' required'])
    expect(wrong({ ...full, device: 'x', price: null, tags: [], visible: false })).toEqual([])
  })

  it('is no field that is not declared', () => {
    expect(wrong({ ...full, _id: 1 })).toEqual([' additionalProperties'])
  })

  it('is no blank where a text is required', () => {
    expect(wrong({ ...full, title: '  ' })).toEqual(['/title pattern'])
    expect(wrong({ ...full, title: '' })).toContain('/title minLength')
    expect(wrong({ ...full, code: '' })).toEqual(['/code pattern'])
    expect(wrong({ ...full, title: null })).toEqual(['/title type'])
  })
})

describe('what a change takes', () => {
  const wrong = (value: object) => wrongIn(updateSchema(resource), value)

  it('is any of the fields', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ code: 'b' })).toEqual([])
    expect(wrong({ codes: 'b' })).toEqual([' additionalProperties'])
  })

  it('is null for what may be empty and for one translation, and for nothing else', () => {
    expect(wrong({ price: null, tags: null, device: null, title: null })).toEqual([])
    expect(wrong({ code: null })).toEqual(['/code type'])
    expect(wrong({ type: null })).not.toEqual([])
  })
})

describe('what is read', () => {
  const stamps = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
  const record = { _id: '01890f3e-7a4b-7c3d-8e1f-0123456789ab', version: 1, ...stamps }

  it('has what every record has', () => {
    expect(recordSchema(resource, catalogue).required).toEqual([
      '_id',
      'version',
      'createdAt',
      'updatedAt',
    ])
    expect(wrongIn(recordSchema(resource, catalogue), { ...record, ...full })).toEqual([])
  })

  it('tells staff alone of versions and of translations that lack', () => {
    const staff = Object.keys(recordSchema(resource, catalogue).properties ?? {})
    const shopper = Object.keys(publicRecordSchema(resource, catalogue).properties ?? {})
    expect(staff).toEqual(expect.arrayContaining(['version', '_missing', '_outdated', '_fallback']))
    expect(shopper).toContain('_fallback')
    for (const name of ['version', '_missing', '_outdated']) expect(shopper).not.toContain(name)
  })

  it('says nothing of translations where nothing is translated', () => {
    const single = resolveResource(declareWith({}))
    expect(Object.keys(recordSchema(single, catalogue).properties ?? {})).toEqual([
      '_id',
      'version',
      'createdAt',
      'updatedAt',
      'title',
    ])
  })

  it('allows nothing where a field may be empty, and lists and flags that are never nothing', () => {
    const read = recordSchema(resource, catalogue).properties ?? {}
    expect(read['price']?.type).toEqual(['object', 'null'])
    expect(read['type']?.enum).toContain(null)
    expect(read['tags']?.type).toBe('array')
    expect(read['visible']?.type).toBe('boolean')
  })

  it('take no field that only the server writes, and give none that is only taken', () => {
    const guarded = resourceWith({
      made: { type: 'string', readOnly: true },
      kept: { type: 'string', writeOnly: true },
    })
    expect(Object.keys(createSchema(guarded).properties ?? {})).toEqual(['title', 'kept'])
    expect(Object.keys(updateSchema(guarded).properties ?? {})).toEqual(['title', 'kept'])
    const given = Object.keys(recordSchema(guarded, new Map()).properties ?? {})
    expect(given).toContain('made')
    expect(given).not.toContain('kept')
  })
})
