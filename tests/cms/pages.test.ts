import { describe, expect, it } from 'vitest'
import { canAdd } from '#cms/context/canAdd.ts'
import { canUseVerb } from '#cms/context/permissions.ts'
import { detailBlocks } from '#cms/engine/detail/detailBlocks.ts'
import { firstInReadingOrder } from '#cms/engine/form/errors/readingOrder.ts'
import { recordTitle } from '#cms/engine/recordTitle.ts'
import { secondaryFields, rowColumnsOf } from '#cms/kinds/cells/rowColumns.ts'
import { areStates } from '#cms/kinds/tones.ts'
import { currentListPath } from '#cms/shell/Navigation.tsx'
import type { Property } from '#resource/declaration.ts'
import { parcels } from './support/acting.ts'
import { catalogue, resourceOf } from './support/catalogue.ts'
import { sample } from './support/sample.ts'

describe('a read-only resource', () => {
  it('has no forms, although its actions need the update permission', () => {
    const all = { permissions: ['*'] }
    expect(canUseVerb(all, parcels, 'update')).toBe(false)
    expect(canUseVerb(all, parcels, 'read')).toBe(true)
    expect(canUseVerb({ permissions: [] }, sample, 'update')).toBe(false)
    expect(canUseVerb(all, sample, 'update')).toBe(true)
    expect(canAdd(all, parcels, catalogue)).toBe(false)
  })
})

describe('detail fields', () => {
  const names = (resource: typeof parcels, ...fields: string[]) =>
    detailBlocks(fields.flatMap((name) => resource.field[name] ?? [])).map(
      ({ fields: block, isLedger }) => [...block.map(({ name }) => name), isLedger],
    )

  it('share a block when short, and have their own when long', () => {
    expect(names(parcels, 'number', 'status', 'contents', 'message', 'weight')).toEqual([
      ['number', 'status', false],
      ['contents', false],
      ['message', false],
      ['weight', false],
    ])
  })

  it('form a ledger when three of them are amounts', () => {
    const [field] = parcels.fields.filter(({ kind }) => kind === 'money')
    if (!field) throw new Error('parcels have a fee')
    expect(detailBlocks([field, field, field])[0]?.isLedger).toBe(true)
    expect(detailBlocks([field, field])[0]?.isLedger).toBe(false)
  })
})

describe('the columns of nested rows', () => {
  const property: Property = {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        parcel: { 'x-relation': 'parcels' },
        name: { type: 'string' },
        code: { type: 'string' },
        quantity: { type: 'integer' },
        price: { 'x-kind': 'money' },
        fragile: { type: 'boolean' },
        refund: { 'x-kind': 'money', 'x-when': { fragile: ['true'] } },
      },
    },
  }
  const row = (name: string, rest: object = {}) => ({
    parcel: { _id: '1', title: 'Box' },
    name,
    quantity: 0,
    price: null,
    fragile: false,
    ...rest,
  })
  const keys = (...rows: Readonly<Record<string, unknown>>[]) =>
    rowColumnsOf(property, rows).map(({ field }) => field.name)
  const amount = (value: number) => ({ amount: value, currency: 'USD' })

  it('are the informative ones; other fields of the linked record stand beneath its name', () => {
    expect(keys(row('Box'))).toEqual(['parcel', 'quantity'])
    expect(keys(row('Chest', { code: 'C-1', fragile: true }))).toEqual(['parcel', 'quantity'])
    expect(secondaryFields(property).map(({ name }) => name)).toEqual(['code', 'fragile'])
  })

  it('omit amounts of zero, except the last one', () => {
    const free = { price: amount(0), refund: amount(0), fragile: true }
    expect(keys(row('Box', free))).toEqual(['parcel', 'quantity', 'refund'])
    expect(keys(row('Box', { ...free, price: amount(1) }))).toContain('price')
  })

  it('omit fields that apply to none of the rows', () => {
    expect(keys(row('Box', { refund: amount(1) }))).not.toContain('refund')
    expect(keys(row('Box', { refund: amount(1), fragile: true }))).toContain('refund')
  })

  it('distinguish names from numbers, and wrap only where they are long', () => {
    const { items: { properties = {} } = {} } = property
    const { parcel: _, ...rest } = properties
    const free: Property = { type: 'array', items: { type: 'object', properties: rest } }
    const columns = rowColumnsOf(free, [row('A box with a name of many words', { code: 'B-1' })])
    expect(
      columns.map(({ field, isNumeric, isShort }) => [field.name, isNumeric, isShort]),
    ).toEqual([
      ['name', false, false],
      ['code', false, true],
      ['quantity', true, true],
    ])
  })
})

describe('record titles', () => {
  const named = (title: Record<string, unknown>, language: 'en' | 'ar') =>
    recordTitle(
      { ...parcels, titleField: parcels.field['status'] ?? parcels.titleField },
      title,
      language,
    )

  it('are in the language of the reader', () => {
    expect(named({ status: 'open' }, 'ar')).toBe('مفتوح')
    expect(named({ status: 'sent' }, 'en')).toBe('Sent')
    expect(recordTitle(parcels, { number: 'P-1' }, 'en')).toBe('P-1')
  })

  it('fall back to the name of the resource', () => {
    expect(recordTitle(parcels, { number: null }, 'en')).toBe('Parcel')
  })
})

it('a choice field is a status when many of its values have a tone', () => {
  expect(areStates(['pending', 'done', 'failed'])).toBe(true)
  expect(areStates(['waiting', 'retried', 'discarded'])).toBe(true)
  expect(areStates(['received', 'reserved', 'allocated', 'shipped'])).toBe(false)
  expect(areStates([])).toBe(false)
  expect(areStates()).toBe(false)
})

it('the focus moves to the first error in reading order', () => {
  expect(firstInReadingOrder(sample, ['/count', '/rows/2/name', '/rows/0/name'])).toEqual(['count'])
  expect(firstInReadingOrder(sample, ['/rows/2/name', '/rows/0/name'])).toEqual([
    'rows',
    '0',
    'name',
  ])
  expect(firstInReadingOrder(sample, [])).toEqual([])
})

it('an address belongs to the deepest list above it', () => {
  const lists = ['/en/cms/customers', '/en/cms/customers/groups', '/en/cms/tags']
  expect(currentListPath('/en/cms/customers/7/edit', lists)).toBe('/en/cms/customers')
  expect(currentListPath('/en/cms/customers/groups/add', lists)).toBe('/en/cms/customers/groups')
  expect(currentListPath('/en/cms/customers/groupsies', lists)).toBe('/en/cms/customers')
  expect(currentListPath('/en/cms', lists)).toBeUndefined()
})

it('records titled by a choice show its label', () => {
  const movements = [...catalogue.values()].filter(({ titleField }) => titleField.kind === 'choice')
  for (const resource of movements) {
    const [value = ''] = resource.titleField.property.enum ?? []
    expect(recordTitle(resource, { [resource.titleField.name]: value }, 'ar')).toMatch(
      /\p{Script=Arabic}/u,
    )
  }
  expect(resourceOf('tags').titleField.kind).toBe('text')
})
