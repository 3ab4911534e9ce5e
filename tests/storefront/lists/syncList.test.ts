import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { createPersistentList } from '#storefront/lists/persistentList.ts'
import { syncList, type ListApi } from '#storefront/lists/syncList.ts'

type ListItems = Awaited<ReturnType<ListApi['read']>>

/** A browser, and an account that responds as the server does. */
function open(there: ListItems = []) {
  const stored = new Map<string, string>()
  let ids = 0
  const newId = () => `id-${(ids += 1)}`
  const list = createPersistentList({
    key: 'cart',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    maxItems: 100,
    maxQuantity: 100,
    newId,
  })
  const account = new Map(there.map(({ product, quantity }) => [product, quantity]))
  const calls: string[] = []
  const joined = new Set<string>()
  const items = (): ListItems =>
    [...account]
      .map(([product, quantity]) => ({ product, quantity }))
      .filter((each) => each.quantity)
  const api: ListApi = {
    read: async () => (calls.push('read'), items()),
    change: async (changes) => {
      calls.push('change')
      if (changes.length > 100) throw new ApiError(400, undefined)
      for (const { product, quantity } of changes) account.set(product, quantity)
      return items()
    },
    join: async (id, changes) => {
      calls.push('join')
      if (joined.has(id)) return items()
      joined.add(id)
      for (const { product, quantity } of changes)
        account.set(product, (account.get(product) ?? 0) + quantity)
      return items()
    },
  }
  const sync = (owner = 'me', isOver = () => false) =>
    syncList(list, api, owner, { newId, isCancelled: isOver })
  const localItems = () =>
    Object.values(list.read().items).map(({ id, quantity }) => `${id} ${quantity}`)
  return { list, api, account, calls, sync, localItems }
}

describe('synchronising a list with the account', () => {
  it('adds a guest list to the account once, and marks it as the account’s', async () => {
    const { list, sync, localItems, calls } = open([{ product: 'a', quantity: 2 }])
    list.add('a', 3)
    list.add('b')
    const before = list.read().id
    await sync()
    expect(localItems()).toEqual(['a 5', 'b 1'])
    expect(list.read()).toMatchObject({ owner: 'me', unsent: [] })
    expect(list.read().id).not.toBe(before)
    await sync()
    expect(calls).toEqual(['join', 'read'])
    expect(localItems()).toEqual(['a 5', 'b 1'])
  })

  it('counts a guest list once when the answer to joining is lost, with later changes', async () => {
    const { list, api, account, sync, localItems } = open([{ product: 'a', quantity: 2 }])
    list.add('a', 3)
    list.add('b', 2)
    list.add('c')
    const { join } = api
    api.join = async (id, changes) => {
      await join(id, changes)
      throw new Error('lost')
    }
    await expect(sync()).rejects.toThrow('lost')
    list.add('a')
    list.set('b', 1)
    list.remove('c')
    list.add('d')
    api.join = join
    await sync()
    expect(localItems().toSorted()).toEqual(['a 6', 'b 1', 'd 1'])
    await sync()
    expect(Object.fromEntries(account)).toEqual({ a: 6, b: 1, c: 0, d: 1 })
    expect(localItems().toSorted()).toEqual(['a 6', 'b 1', 'd 1'])
  })

  it('leaves the account unchanged when a guest list is emptied after a failed join', async () => {
    const { list, api, account, sync, localItems } = open([{ product: 'a', quantity: 2 }])
    list.add('a', 3)
    const { join } = api
    api.join = () => Promise.reject(new Error('away'))
    await expect(sync()).rejects.toThrow('away')
    list.clear()
    api.join = join
    await sync()
    await sync()
    expect([localItems(), Object.fromEntries(account)]).toEqual([['a 2'], { a: 2 }])
  })

  it('adds items added while the account is being read', async () => {
    const { list, api, account, sync } = open([{ product: 'a', quantity: 2 }])
    const { read } = api
    api.read = async () => (list.add('a'), read())
    await sync()
    api.read = read
    await sync()
    expect(Object.fromEntries(account)).toEqual({ a: 3 })
  })

  it('joins a guest list once from two tabs', async () => {
    const { list, account, sync, localItems } = open([{ product: 'a', quantity: 2 }])
    list.add('a', 3)
    await Promise.all([sync(), sync()])
    expect([localItems(), Object.fromEntries(account)]).toEqual([['a 5'], { a: 5 }])
  })

  it('sends changes and removals, and receives those of other devices', async () => {
    const { list, account, sync, localItems } = open([
      { product: 'a', quantity: 2 },
      { product: 'b', quantity: 1 },
    ])
    await sync()
    list.remove('a')
    account.set('c', 4)
    await sync()
    expect(localItems()).toEqual(['b 1', 'c 4'])
    expect(account.get('a')).toBe(0)
  })

  it('starts a new list when the account has none of its items left, for example after an order', async () => {
    const { list, account, sync, localItems } = open([{ product: 'a', quantity: 2 }])
    await sync()
    const { id } = list.read()
    account.set('b', 1)
    await sync()
    expect(list.read().id).toBe(id)
    account.clear()
    account.set('c', 1)
    await sync()
    expect(localItems()).toEqual(['c 1'])
    expect(list.read().id).not.toBe(id)
  })

  it('keeps changes made during a request for the next one', async () => {
    const { list, api, account, sync, localItems } = open([{ product: 'a', quantity: 2 }])
    await sync()
    list.set('a', 3)
    const { change } = api
    api.change = async (changes) => {
      list.set('a', 7)
      list.add('b')
      return change(changes)
    }
    await sync()
    expect(localItems().toSorted()).toEqual(['a 7', 'b 1'])
    expect(list.read().unsent?.toSorted()).toEqual(['a', 'b'])
    api.change = change
    await sync()
    expect(Object.fromEntries(account)).toEqual({ a: 7, b: 1 })
  })

  it('keeps all changes while the account is unreachable', async () => {
    const { list, api, sync, localItems } = open()
    await sync()
    list.add('a')
    api.change = () => Promise.reject(new Error('away'))
    await expect(sync()).rejects.toThrow('away')
    expect([localItems(), list.read().unsent]).toEqual([['a 1'], ['a']])
  })

  it('sends any number of changes, a hundred at a time', async () => {
    const { list, account, calls, sync, localItems } = open()
    await sync()
    for (let n = 0; n < 100; n++) list.add(`p${n}`)
    list.clear()
    list.add('a')
    await sync()
    expect(calls).toEqual(['read', 'change', 'change'])
    expect([localItems(), list.read().unsent, account.get('a')]).toEqual([['a 1'], [], 1])
  })

  it('takes the account’s list when it rejects a change', async () => {
    const { list, api, sync, localItems } = open([{ product: 'a', quantity: 2 }])
    await sync()
    list.set('a', 5)
    list.add('b')
    api.change = () => Promise.reject(new ApiError(400, undefined))
    await sync()
    expect([localItems(), list.read().unsent]).toEqual([['a 2'], []])
  })

  it.each([401, 408, 429, 503])(
    'keeps a change for later when the answer is %i',
    async (status) => {
      const { list, api, sync, localItems } = open([{ product: 'a', quantity: 2 }])
      await sync()
      list.set('a', 5)
      api.change = () => Promise.reject(new ApiError(status, undefined))
      await expect(sync()).rejects.toThrow(ApiError)
      expect([localItems(), list.read().unsent]).toEqual([['a 5'], ['a']])
    },
  )

  it('replaces a guest list that the account rejects with the account’s list', async () => {
    const { list, api, sync, localItems } = open([{ product: 'a', quantity: 2 }])
    list.add('b')
    api.join = () => Promise.reject(new ApiError(400, undefined))
    await sync()
    expect([localItems(), list.read().owner]).toEqual([['a 2'], 'me'])
  })

  it('never moves items from one account to another', async () => {
    const { list, account, sync, localItems } = open()
    list.replace({ id: 'x', items: { z: { id: 'z', quantity: 1 } }, owner: 'other', unsent: ['z'] })
    account.set('a', 1)
    await sync('me')
    expect(localItems()).toEqual(['a 1'])
    expect(account.has('z')).toBe(false)
  })

  it('writes nothing after the shopper has signed out', async () => {
    const { list, sync, localItems } = open([{ product: 'a', quantity: 1 }])
    await sync('me', () => true)
    expect([localItems(), list.read().owner]).toEqual([[], undefined])
  })
})
