import { describe, expect, it } from 'vitest'
import { createPersistentList } from '#storefront/lists/persistentList.ts'

function open(kept = new Map<string, string>(), bounds = { maxItems: 3, maxQuantity: 10 }) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const list = createPersistentList({
    key: 'cart',
    storage,
    newId: () => crypto.randomUUID(),
    ...bounds,
  })
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
    const id = crypto.randomUUID()
    list.add(id, 2)
    const next = open(kept).list.read()
    expect(next.items).toEqual({ [id]: { id, quantity: 2 } })
    expect([next.id, next.unsent]).toEqual([list.read().id, [id]])
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
    list.replace({ id: 'x', items: { a: { id: 'a', quantity: 1 } }, owner: 'me' })
    list.remove('a')
    list.add('b')
    expect(list.read()).toMatchObject({ id: 'x', owner: 'me', unsent: ['a', 'b'] })
  })

  it('takes of what was kept only what an account would take', () => {
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
    const kept = { id: own, items, unsent: [good, 'abc', 5, null], joining }
    const { list } = open(new Map([['cart', JSON.stringify(kept)]]))
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
  ])('begins anew where %s was kept', (text) =>
    expect(open(new Map([['cart', text]])).items()).toEqual({}),
  )
})
