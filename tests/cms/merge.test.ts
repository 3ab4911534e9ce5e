import { expect, it } from 'vitest'
import { mergeInputs } from '#cms/engine/form/conflict/mergeInputs.ts'
import { sample } from './support/sample.ts'

const base = { title: 'One', kind: 'plain', count: 1, others: ['a'] }

it('merges changes of different fields', () => {
  expect(
    mergeInputs(sample, {
      base,
      mine: { ...base, title: 'Mine' },
      theirs: { ...base, count: 2 },
    }),
  ).toEqual({
    merged: { ...base, title: 'Mine', count: 2 },
    conflicts: [],
    adoptedNames: ['count'],
  })
})

it('reports a conflict when both changed one field differently, and proposes mine', () => {
  expect(
    mergeInputs(sample, {
      base,
      mine: { ...base, title: 'Mine', others: ['a', 'b'] },
      theirs: { ...base, title: 'Theirs', count: 2 },
    }),
  ).toEqual({
    merged: { ...base, title: 'Mine', others: ['a', 'b'], count: 2 },
    conflicts: ['title'],
    adoptedNames: ['count'],
  })
})

it('accepts the same change made by both', () => {
  const both = { ...base, title: 'Same' }
  expect(mergeInputs(sample, { base, mine: both, theirs: both })).toEqual({
    merged: both,
    conflicts: [],
    adoptedNames: [],
  })
})

it('takes over fields they cleared', () => {
  const { merged, adoptedNames } = mergeInputs(sample, {
    base,
    mine: base,
    theirs: { ...base, count: undefined },
  })
  expect(adoptedNames).toEqual(['count'])
  expect(merged['count']).toBeUndefined()
})
