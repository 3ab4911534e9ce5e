import { describe, expect, it } from 'vitest'
import {
  changePayload,
  initialCopyInput,
  copyPayload,
  creationPayload,
  initialInput,
  inputOf,
  missingFields,
} from '#cms/engine/form/inputs.ts'
import { isSameValue } from '#cms/engine/form/blankValues.ts'
import { resourceOf } from './support/catalogue.ts'
import { sample } from './support/sample.ts'

const record = {
  _id: '1',
  version: 4,
  createdAt: '',
  updatedAt: '',
  title: 'One',
  kind: 'rich',
  detail: 'more',
  price: { amount: 100, currency: 'USD' },
  count: null,
  others: [{ _id: 'a', title: 'A' }],
  rows: [],
  visible: true,
}

it('converts relations to ids', () => {
  expect(inputOf(sample, record)).toMatchObject({ title: 'One', others: ['a'] })
})

it('starts a new record with its defaults only', () => {
  expect(initialInput(sample)).toEqual({ visible: true })
})

describe('changes', () => {
  const base = inputOf(sample, record)

  it('are empty when all values are equivalent', () => {
    expect(changePayload(sample, base, { ...base, count: undefined, rows: [] })).toEqual({})
    expect(
      changePayload(sample, base, { ...base, price: { currency: 'USD', amount: 100 } }),
    ).toEqual({})
  })

  it('leave out what does not apply, such as the stock of a package', () => {
    const derived = { ...record, kind: 'plain' }
    const input = inputOf(sample, derived)
    expect(input).toHaveProperty('detail', 'more')
    expect(changePayload(sample, input, { ...input })).toEqual({})
    const nowRich = { ...input, kind: 'rich' }
    expect(changePayload(sample, input, nowRich)).toEqual({ kind: 'rich' })
    expect(changePayload(sample, input, { ...nowRich, detail: '' })).toEqual({
      kind: 'rich',
      detail: null,
    })
  })

  it('contain only differences; cleared fields are null or empty lists', () => {
    expect(
      changePayload(sample, base, { ...base, title: 'Two', price: undefined, others: [] }),
    ).toEqual({ title: 'Two', price: null, others: [] })
  })

  it('clear a field that no longer applies', () => {
    expect(changePayload(sample, base, { ...base, kind: 'plain' })).toEqual({
      kind: 'plain',
      detail: null,
    })
  })
})

it('creates from the filled-in fields', () => {
  expect(creationPayload(sample, { title: 'One', kind: 'plain', detail: 'x', rows: [] })).toEqual({
    title: 'One',
    kind: 'plain',
  })
})

it('copies what the form showed, except fallback texts', () => {
  const source = { ...record, _fallback: ['title'] }
  const now = { ...inputOf(sample, source), price: { amount: 200, currency: 'USD' } }
  expect(copyPayload(sample, source, now)).toMatchObject({ kind: 'rich', price: { amount: 200 } })
  expect(copyPayload(sample, source, now)).not.toHaveProperty('title')
  expect(copyPayload(sample, source, { ...now, title: 'Two' })).toHaveProperty('title', 'Two')
})

it('copies no computed counts', () => {
  const source = { ...record, stock: 140, stockMode: 'tracked', code: 'ONE' }
  const input = initialCopyInput(resourceOf('products'), source)
  expect(input).toMatchObject({ stockMode: 'tracked', visible: false })
  expect([input['stock'], input['code']]).toEqual([undefined, undefined])
})

it('requires a field only while another one calls for it', () => {
  const names = (input: object) =>
    missingFields(sample, { ...input }).map(({ field }) => field.name)
  expect(names({ kind: 'plain' })).toEqual([])
  expect(names({ kind: 'rich' })).toEqual(['detail'])
  expect(names({ kind: 'rich', detail: 'x' })).toEqual([])
})

it.each([
  [undefined, null, true],
  ['', null, true],
  [[], undefined, true],
  [0, undefined, false],
  [false, undefined, false],
  [[{ a: 1, b: null }], [{ a: 1 }], true],
  [['a', 'b'], ['b', 'a'], false],
])('%j and %j are equivalent: %s', (a, b, same) => {
  expect(isSameValue(a, b)).toBe(same)
})
