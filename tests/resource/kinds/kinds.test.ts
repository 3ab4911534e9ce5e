import { describe, expect, it } from 'vitest'
import type { Property } from '#resource/declaration.ts'
import { keysOf } from '#domain/keys.ts'
import { kindNames, type KindName } from '#resource/kinds/kindNames.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { resolveResource } from '#resource/resolveResource.ts'
import { catalogueWith, declare, fieldOf } from '../support/declare.ts'
import { wrongIn } from '../support/validator.ts'

const id = '01890f3e-7a4b-7c3d-8e1f-0123456789ab'
const other = '01890f3e-7a4b-7c3d-8e1f-ba9876543210'

type Sample = {
  readonly property: Property
  readonly good: readonly unknown[]
  readonly bad: readonly unknown[]
}

const rows: Property['items'] = {
  type: 'object',
  required: ['question'],
  properties: { question: { type: 'string', maxLength: 9 }, rank: { type: 'integer' } },
}

const samples: Readonly<Record<KindName, Sample>> = {
  text: {
    property: { type: 'string', maxLength: 5, pattern: '^[a-z]*$' },
    good: ['', 'abc'],
    bad: ['abcdef', 'ABC', 1, ['a']],
  },
  multiline: {
    property: { 'x-kind': 'multiline' },
    good: ['a\nb', 'x'.repeat(255)],
    bad: ['x'.repeat(256), 1],
  },
  richText: {
    property: { 'x-kind': 'richText' },
    good: ['<p>a</p>'],
    bad: ['x'.repeat(20_001), { html: '' }],
  },
  email: {
    property: { type: 'string', format: 'email' },
    good: ['a@example.com'],
    bad: ['a', '@b', ''],
  },
  url: {
    property: { type: 'string', format: 'uri' },
    good: ['https://example.com/a?b=c'],
    bad: ['example', '/a', ''],
  },
  phone: {
    property: { type: 'string', format: 'phone' },
    good: ['+966 50 000 0000', '0500000000'],
    bad: ['12', 'phone', '+'],
  },
  colour: {
    property: { type: 'string', format: 'colour' },
    good: ['#0a7cff', '#FFFFFF'],
    bad: ['red', '#fff', '#0a7cf'],
  },
  number: {
    property: { type: 'integer', minimum: 0, maximum: 10 },
    good: [0, 10],
    bad: [-1, 11, 1.5, '1'],
  },
  money: {
    property: { 'x-kind': 'money' },
    good: [
      { amount: 0, currency: 'USD' },
      { amount: 5900, currency: 'KWD' },
    ],
    bad: [
      59,
      { amount: 1.5, currency: 'USD' },
      { amount: -1, currency: 'USD' },
      { amount: 1, currency: 'XXX' },
      { amount: 1 },
      { amount: 1, currency: 'USD', more: 1 },
    ],
  },
  date: {
    property: { type: 'string', format: 'date-time' },
    good: ['2026-01-02T03:04:05.000Z'],
    bad: ['2026-01-02', 'today', 1],
  },
  duration: {
    property: { type: 'string', format: 'duration' },
    good: ['P1Y6M', 'P10D', 'PT4H30M', 'P1DT1M', 'PT0M'],
    bad: ['P', 'PT', 'P1DT', '10D', 'P1.5D', 'P-1D', 'P1W', 'PT1S', 'P10000D', '', 10],
  },
  choice: { property: { type: 'string', enum: ['a', 'b'] }, good: ['a'], bad: ['c', '', 1] },
  choices: {
    property: { type: 'array', items: { enum: ['a', 'b'] } },
    good: [[], ['b', 'a']],
    bad: [['c'], ['a', 'a'], 'a'],
  },
  flag: { property: { type: 'boolean' }, good: [true, false], bad: ['true', 1] },
  file: { property: { 'x-kind': 'file' }, good: [id], bad: ['1', { _id: id }] },
  picture: {
    property: { 'x-relation': 'pictures', 'x-kind': 'picture' },
    good: [id],
    bad: ['1', [id]],
  },
  relation: { property: { 'x-relation': 'tags' }, good: [id], bad: ['1', { _id: id }] },
  gallery: {
    property: {
      type: 'array',
      maxItems: 2,
      items: { 'x-relation': 'pictures' },
      'x-kind': 'gallery',
    },
    good: [[], [id, other]],
    bad: [[id, id], ['1'], [id, other, '01890f3e-7a4b-7c3d-8e1f-000000000000'], id],
  },
  relations: {
    property: { type: 'array', minItems: 1, items: { 'x-relation': 'tags' } },
    good: [[id], [id, other]],
    bad: [[], [id, id], id],
  },
  links: {
    property: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tag'],
        properties: { tag: { 'x-relation': 'tags' }, quantity: { type: 'integer', minimum: 1 } },
      },
    },
    good: [[], [{ tag: id, quantity: 2 }], [{ tag: id }]],
    bad: [[{ quantity: 2 }], [{ tag: id, quantity: 0 }], [{ tag: id, more: 1 }], [id]],
  },
  list: {
    property: { type: 'array', maxItems: 2, items: rows },
    good: [[], [{ question: 'a' }, { question: 'b', rank: 1 }]],
    bad: [[{ rank: 1 }], [{ question: '0123456789' }], [{ question: 'a', more: 1 }], {}],
  },
  texts: {
    property: { type: 'array', items: { type: 'string', maxLength: 3 } },
    good: [[], ['a', 'a', 'b']],
    bad: [[''], ['abcd'], 'a', [1]],
  },
  address: {
    property: { 'x-kind': 'address' },
    good: [{ country: 'SA', city: 'Riyadh', address: 'Street 1' }],
    bad: [{ country: 'SA' }, { country: 'SAU', city: 'a', address: 'b' }, 'Street 1'],
  },
  countries: {
    property: { 'x-kind': 'countries' },
    good: [['SA', 'KW'], []],
    bad: [['sa'], ['SA', 'SA'], 'SA', [7]],
  },
  brand: { property: { 'x-kind': 'brand' }, good: ['marsad', 'acme-2'], bad: ['', 'A b', 7] },
  brands: {
    property: { 'x-kind': 'brands' },
    good: [['marsad', 'raff'], []],
    bad: ['marsad', ['marsad', 'marsad'], ['A b'], [7]],
  },
  country: { property: { 'x-kind': 'country' }, good: ['SA', 'KW'], bad: ['sa', 'SAU', '', 7] },
  permissions: {
    property: { 'x-kind': 'permissions' },
    good: [[], ['products:read', 'tenant-users:*']],
    bad: [['products'], ['*'], ['products:read', 'products:read'], 'products:read'],
  },
}

const catalogue = catalogueWith(
  ...['tags', 'pictures'].map((name) => resolveResource(declare({ name }))),
)

describe.each(kindNames)('%s', (name) => {
  const kind = kinds[name]
  const { property, good, bad } = samples[name]
  const field = fieldOf(property)

  it('is inferred for its sample', () => {
    expect(field.kind).toBe(name)
  })

  it('accepts valid values and rejects invalid ones', () => {
    const schema = kind.inputSchema(property)
    for (const value of good) expect([value, wrongIn(schema, value)]).toEqual([value, []])
    for (const value of bad) expect([value, wrongIn(schema, value)]).not.toEqual([value, []])
  })

  it('restores what it stored', () => {
    if (kind.members) return
    for (const value of good) {
      const written = kind.toColumnValues(value)
      expect(written).toHaveLength(kind.columns(field).length)
      expect(kind.fromColumnValues(written.map(asStored))).toEqual(value)
    }
  })

  it('stores null as an empty value', () => {
    if (kind.members) return expect(kind.members(null, field)).toEqual([])
    const written = kind.toColumnValues(null)
    expect(written).toHaveLength(kind.columns(field).length)
    const empty = kind.fromColumnValues(written.map(asStored))
    expect(name === 'flag' ? false : Array.isArray(empty) ? [] : null).toEqual(empty)
    expect(kind.toColumnValues(undefined)).toEqual(written)
  })

  it('outputs an empty value that the document allows', () => {
    const output = kind.outputSchema(field, catalogue)
    const nothing = kind.toOutput(null)
    expect(kind.toOutput(undefined)).toEqual(nothing)
    if (nothing !== null) expect(wrongIn(output, nothing)).toEqual([])
    expect(kind.toInput(nothing)).toEqual(nothing)
  })

  it('converts its output to valid input', () => {
    const schema = kind.inputSchema(property)
    for (const value of good)
      expect(wrongIn(schema, kind.toInput(kind.toOutput(embedded(name, value))))).toEqual([])
  })

  it('documents its output without the limits of its input', () => {
    const output = kind.outputSchema(field, catalogue)
    for (const value of good)
      expect([value, wrongIn(output, kind.toOutput(embedded(name, value)))]).toEqual([value, []])
    const text = JSON.stringify(output)
    for (const limit of ['maxLength', 'minLength', 'pattern', 'maxItems', 'minItems'])
      expect(Object.keys(output)).not.toContain(limit)
    const { enum: values, items } = kind.inputSchema(property)
    expect([output.enum, output.items?.enum]).toEqual([values, items?.enum])
    expect(text).not.toContain('undefined')
  })

  it('accepts the operators of its filters', () => {
    for (const operator of keysOf(kind.operators)) {
      const { schema, sql } = kind.operators[operator] ?? {}
      if (!schema || !sql) throw new Error(operator)
      expect(schema(property)).toHaveProperty('type')
      const reading = { alias: 'a', language: 'en', catalogue, isPublic: false } as const
      expect(sql(field, reading, '$1')).toContain('$1')
    }
  })

  it('extracts searchable text, and none from empty values', () => {
    for (const value of [...good, null, undefined])
      expect(kind.searchableText(value)).toBeTypeOf('string')
    expect(kind.searchableText(null).trim()).toBe('')
  })
})

/** Drivers return jsonb parsed, and everything else unchanged. */
const asStored = (value: unknown): unknown =>
  typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value

/** Returns what `select` yields for a value: references include fields of their target. */
function embedded(name: KindName, value: unknown): unknown {
  const reference = (each: unknown) => ({ _id: each, title: 'Tag' })
  if (name === 'relation' || name === 'picture') return reference(value)
  if (name === 'file') return { _id: value, url: `/files/${String(value)}`, size: 1 }
  if (!Array.isArray(value)) return value
  if (name === 'relations' || name === 'gallery') return value.map(reference)
  if (name === 'links') return value.map((row) => ({ ...row, tag: reference(row.tag) }))
  return value
}

describe('a timestamp from a database driver', () => {
  it.each([
    ['0001-01-01 00:00:00+00', '0001-01-01T00:00:00.000Z'],
    ['2026-01-31 09:30:00.123456+00', '2026-01-31T09:30:00.123Z'],
  ])('%s is converted to %s', (driverText, iso) => {
    expect(kinds.date.toOutput(driverText)).toBe(iso)
  })
})
