import { expect, it } from 'vitest'
import { keysOf, recordFromKeys } from '#domain/keys.ts'

it('keysOf lists the keys of a table in their order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a'])
  expect(keysOf({})).toEqual([])
})

it('recordFromKeys creates one entry for each key', () => {
  expect(recordFromKeys(['x', 'yy'], (key) => key.length)).toEqual({ x: 1, yy: 2 })
})
