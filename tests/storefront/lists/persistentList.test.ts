import { describe, expect, it } from 'vitest'
import { createPersistentList } from '#storefront/lists/persistentList.ts'

function open(stored = new Map<string, string>(), bounds = { maxItems: 3, maxQuantity: 10 }) {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const list = createPersistentList({
    key: 'cart',
    storage,
    newId: () => crypto.randomUUID(),
    ...bounds,
  })
  return { list, stored, items: () => list.read().items }
}

describe('a persistent list', () => {
  it('adds up quantities, and removes an item at zero', () => {
    const { list, items } = open()
    list.add('a')
    list.add('a', 2)
    list.add('b')
    expect(items()).toEqual({ a: { id: 'a', quantity: 3 }, b: { id: 'b', quantity: 1 } })
    list.set('a', 0)
    list.remove('b')
    expect(items()).toEqual({})
  })

  it('is restored on the next page', () => {
    const { list, stored } = open()
    const id = crypto.randomUUID()
    list.add(id, 2)
    const next = open(stored).list.read()
    expect(next.items).toEqual({ [id]: { id, quantity: 2 } })
    expect([next.id, next.unsent]).toEqual([list.read().id, [id]])
  })

  it('limits the quantity of an item and the number of items', () => {
    const { list, items } = open()
    list.add('a', 25)
    for (const id of ['b', 'c', 'd']) list.add(id)
    expect(Object.keys(items())).toEqual(['a', 'b', 'c'])
    expect(items()['a']?.quantity).toBe(10)
  })

  it('remembers unsent changes, including removals', () => {
    const { list } = open()
    list.replace({ id: 'x', items: { a: { id: 'a', quantity: 1 } }, owner: 'me' })
    list.remove('a')
    list.add('b')
    expect(list.read()).toMatchObject({ id: 'x', owner: 'me', unsent: ['a', 'b'] })
  })

  it('restores only what an account would accept', () => {
    const [own, good, more, most, beyond] = Array.from({ length: 5 }, () => crypto.randomUUID())
    const item = (id = '', quantity: unknown = 1) => ({ [id]: { id, quantity } })
    const items = {
      null: null,
      ...item('abc'),
      ...item(good, 2),
      ...item(own, 11),
      ...item(crypto.randomUUID(), 1.5),
      ...item(more, 10),
      ...item(most),
      ...item(beyond),
    }
    const joining = { me: item(good) }
    const stored = { id: own, items, unsent: [good, 'abc', 5, null], joining }
    const { list } = open(new Map([['cart', JSON.stringify(stored)]]))
    expect(list.read()).toEqual({
      id: own,
      items: { ...item(good, 2), ...item(more, 10), ...item(most) },
      unsent: [good],
      joining,
    })
  })

  it.each([
    '5',
    '[]',
    '{"id":"x","items":{}}',
    'nonsense',
    '{}',
    '{"id":1,"items":{}}',
    'null',
    '{"id":"x","items":{"a":{"id":"b"}}}',
  ])('ignores %s in storage', (text) => expect(open(new Map([['cart', text]])).items()).toEqual({}))
})
