import { describe, expect, it } from 'vitest'
import { createKeptList } from '#storefront/lists/keptList.ts'

function open(kept = new Map<string, string>(), bounds = { most: 3, mostOfOne: 10 }) {
  let ids = 0
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const list = createKeptList({ key: 'cart', storage, newId: () => `id-${(ids += 1)}`, ...bounds })
  return { list, kept, items: () => list.read().items }
}

describe('a kept list', () => {
  it('sums what is added, and takes out at zero', () => {
    const { list, items } = open()
    list.add('a')
    list.add('a', 2)
    list.add('b')
    expect(items()).toEqual({ a: { id: 'a', quantity: 3 }, b: { id: 'b', quantity: 1 } })
    list.set('a', 0)
    list.remove('b')
    expect(items()).toEqual({})
  })

  it('is there again on the next page', () => {
    const { list, kept } = open()
    list.add('a', 2)
    const next = open(kept).list.read()
    expect(next.items).toEqual({ a: { id: 'a', quantity: 2 } })
    expect(next.id).toBe(list.read().id)
  })

  it('holds no more than it may, of one product and of all', () => {
    const { list, items } = open()
    list.add('a', 25)
    for (const id of ['b', 'c', 'd']) list.add(id)
    expect(Object.keys(items())).toEqual(['a', 'b', 'c'])
    expect(items()['a']?.quantity).toBe(10)
  })

  it('remembers what the account has not heard of, also what went', () => {
    const { list } = open()
    list.accept({ id: 'x', items: { a: { id: 'a', quantity: 1 } }, owner: 'me' })
    list.remove('a')
    list.add('b')
    expect(list.read()).toMatchObject({ id: 'x', owner: 'me', unsent: ['a', 'b'] })
  })

  it.each(['nonsense', '{}', '{"id":1,"items":{}}', 'null', '{"id":"x","items":{"a":{"id":"b"}}}'])(
    'begins anew where %s was kept',
    (text) => expect(open(new Map([['cart', text]])).items()).toEqual({}),
  )
})
