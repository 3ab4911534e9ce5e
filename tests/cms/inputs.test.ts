import { describe, expect, it } from 'vitest'
import {
  changesOf,
  creationOf,
  initialInput,
  inputOf,
  missingNow,
} from '#cms/engine/form/inputs.ts'
import { sameValue } from '#cms/engine/form/values.ts'
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

it('holds relations as ids', () => {
  expect(inputOf(sample, record)).toMatchObject({ title: 'One', others: ['a'] })
})

it('starts a new record with its defaults and nothing else', () => {
  expect(initialInput(sample)).toEqual({ visible: true })
})

describe('changes', () => {
  const base = inputOf(sample, record)

  it('are none where nothing means anything else', () => {
    expect(changesOf(sample, base, { ...base, count: undefined, rows: [] })).toEqual({})
    expect(changesOf(sample, base, { ...base, price: { currency: 'USD', amount: 100 } })).toEqual(
      {},
    )
  })

  it('are only what differs; what was cleared is sent as null, or as an empty list', () => {
    expect(
      changesOf(sample, base, { ...base, title: 'Two', price: undefined, others: [] }),
    ).toEqual({ title: 'Two', price: null, others: [] })
  })

  it('clear a field that no longer applies', () => {
    expect(changesOf(sample, base, { ...base, kind: 'plain' })).toEqual({
      kind: 'plain',
      detail: null,
    })
  })
})

it('creates from what was filled in', () => {
  expect(creationOf(sample, { title: 'One', kind: 'plain', detail: 'x', rows: [] })).toEqual({
    title: 'One',
    kind: 'plain',
  })
})

it('asks for a field only while another one calls for it', () => {
  const names = (input: object) => missingNow(sample, { ...input }).map(({ name }) => name)
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
])('%j and %j mean the same: %s', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same)
})
