import { describe, expect, it } from 'vitest'
import type { Property } from '#resource/declaration.ts'
import { resolveResource } from '#resource/resolveResource.ts'
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

describe('the create schema', () => {
  const wrong = (value: object) => wrongIn(createSchema(resource), value)

  it('requires the fields that always apply, and allows all others', () => {
    expect(wrong(full)).toEqual([])
    expect(wrong({})).toEqual([' required', ' required', ' required'])
    expect(wrong({ ...full, device: 'x', price: null, tags: [], visible: false })).toEqual([])
  })

  it('rejects undeclared fields', () => {
    expect(wrong({ ...full, _id: 1 })).toEqual([' additionalProperties'])
  })

  it('rejects a blank required text', () => {
    expect(wrong({ ...full, title: '  ' })).toEqual(['/title pattern'])
    expect(wrong({ ...full, title: '' })).toContain('/title minLength')
    expect(wrong({ ...full, code: '' })).toEqual(['/code pattern'])
    expect(wrong({ ...full, title: null })).toEqual(['/title type'])
  })
})

describe('the update schema', () => {
  const wrong = (value: object) => wrongIn(updateSchema(resource), value)

  it('allows any subset of the fields', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ code: 'b' })).toEqual([])
    expect(wrong({ codes: 'b' })).toEqual([' additionalProperties'])
  })

  it('allows null for optional fields and for translations only', () => {
    expect(wrong({ price: null, tags: null, device: null, title: null })).toEqual([])
    expect(wrong({ code: null })).toEqual(['/code type'])
    expect(wrong({ type: null })).not.toEqual([])
  })
})

describe('the output schema', () => {
  const stamps = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
  const record = { _id: '01890f3e-7a4b-7c3d-8e1f-0123456789ab', version: 1, ...stamps }

  it('contains the fields of every record', () => {
    expect(recordSchema(resource, catalogue).required).toEqual([
      '_id',
      'version',
      'createdAt',
      'updatedAt',
    ])
    expect(wrongIn(recordSchema(resource, catalogue), { ...record, ...full })).toEqual([])
  })

  it('contains versions and missing translations for staff only', () => {
    const staff = Object.keys(recordSchema(resource, catalogue).properties ?? {})
    const shopper = Object.keys(publicRecordSchema(resource, catalogue).properties ?? {})
    expect(staff).toEqual(expect.arrayContaining(['version', '_missing', '_outdated', '_fallback']))
    expect(shopper).toContain('_fallback')
    for (const name of ['version', '_missing', '_outdated']) expect(shopper).not.toContain(name)
  })

  it('omits translation fields where nothing is translatable', () => {
    const single = resolveResource(declareWith({}))
    expect(Object.keys(recordSchema(single, catalogue).properties ?? {})).toEqual([
      '_id',
      'version',
      'createdAt',
      'updatedAt',
      'title',
    ])
  })

  it('allows null for optional fields, but not for lists and flags', () => {
    const read = recordSchema(resource, catalogue).properties ?? {}
    expect(read['price']?.type).toEqual(['object', 'null'])
    expect(read['type']?.enum).toContain(null)
    expect(read['tags']?.type).toBe('array')
    expect(read['visible']?.type).toBe('boolean')
  })

  it('omits write-only fields, and the input schemas omit read-only ones', () => {
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
