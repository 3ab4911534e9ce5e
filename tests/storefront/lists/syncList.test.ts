import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { createPersistentList } from '#storefront/lists/persistentList.ts'
import { syncList, type ListApi } from '#storefront/lists/syncList.ts'

type Said = Awaited<ReturnType<ListApi['read']>>

/** A browser, and an account that responds as the server does. */
function open(there: Said = []) {
  const kept = new Map<string, string>()
  let ids = 0
  const newId = () => `id-${(ids += 1)}`
  const list = createPersistentList({
    key: 'cart',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    maxItems: 100,
    maxQuantity: 100,
    newId,
  })
  const account = new Map(there.map(({ product, quantity }) => [product, quantity]))
  const asked: string[] = []
  const joined = new Set<string>()
  const items = (): Said =>
    [...account]
      .map(([product, quantity]) => ({ product, quantity }))
      .filter((each) => each.quantity)
  const api: ListApi = {
    read: async () => (asked.push('read'), items()),
    change: async (said) => {
      asked.push('change')
      if (said.length > 100) throw new ApiError(400, undefined)
      for (const { product, quantity } of said) account.set(product, quantity)
      return items()
    },
    join: async (id, said) => {
      asked.push('join')
      if (joined.has(id)) return items()
      joined.add(id)
      for (const { product, quantity } of said)
        account.set(product, (account.get(product) ?? 0) + quantity)
      return items()
    },
  }
  const meet = (owner = 'me', isOver = () => false) =>
    syncList(list, api, owner, { newId, isCancelled: isOver })
  const here = () => Object.values(list.read().items).map(({ id, quantity }) => `${id} ${quantity}`)
  return { list, api, account, asked, meet, here }
}

describe('a list and its account', () => {
  it('a guest list joins the account: sums, and belongs to it from then on', async () => {
    const { list, meet, here, asked } = open([{ product: 'a', quantity: 2 }])
    list.add('a', 3)
    list.add('b')
    const before = list.read().id
    await meet()
    expect(here()).toEqual(['a 5', 'b 1'])
    expect(list.read()).toMatchObject({ owner: 'me', unsent: [] })
    expect(list.read().id).not.toBe(before)
    await meet()
    expect(asked).toEqual(['join', 'read'])
    expect(here()).toEqual(['a 5', 'b 1'])
  })

  it('a guest list whose join was answered unheard counts once, and what changed since as well', async () => {
    const { list, api, account, meet, here } = open([{ product: 'a', quantity: 2 }])
    list.add('a', 3)
    list.add('b', 2)
    list.add('c')
    const { join } = api
    api.join = async (id, said) => {
      await join(id, said)
      throw new Error('lost')
    }
    await expect(meet()).rejects.toThrow('lost')
    list.add('a')
    list.set('b', 1)
    list.remove('c')
    list.add('d')
    api.join = join
    await meet()
    expect(here().toSorted()).toEqual(['a 6', 'b 1', 'd 1'])
    await meet()
    expect(Object.fromEntries(account)).toEqual({ a: 6, b: 1, c: 0, d: 1 })
    expect(here().toSorted()).toEqual(['a 6', 'b 1', 'd 1'])
  })

  it('a guest list that is emptied after a join without an answer leaves the account as it was', async () => {
    const { list, api, account, meet, here } = open([{ product: 'a', quantity: 2 }])
    list.add('a', 3)
    const { join } = api
    api.join = () => Promise.reject(new Error('away'))
    await expect(meet()).rejects.toThrow('away')
    list.clear()
    api.join = join
    await meet()
    await meet()
    expect([here(), Object.fromEntries(account)]).toEqual([['a 2'], { a: 2 }])
  })

  it('adds to the account what a guest puts in while it is asked', async () => {
    const { list, api, account, meet } = open([{ product: 'a', quantity: 2 }])
    const { read } = api
    api.read = async () => (list.add('a'), read())
    await meet()
    api.read = read
    await meet()
    expect(Object.fromEntries(account)).toEqual({ a: 3 })
  })

  it('two tabs bring a guest list to its account once', async () => {
    const { list, account, meet, here } = open([{ product: 'a', quantity: 2 }])
    list.add('a', 3)
    await Promise.all([meet(), meet()])
    expect([here(), Object.fromEntries(account)]).toEqual([['a 5'], { a: 5 }])
  })

  it('tells what changed, also what went, and hears of other devices', async () => {
    const { list, account, meet, here } = open([
      { product: 'a', quantity: 2 },
      { product: 'b', quantity: 1 },
    ])
    await meet()
    list.remove('a')
    account.set('c', 4)
    await meet()
    expect(here()).toEqual(['b 1', 'c 4'])
    expect(account.get('a')).toBe(0)
  })

  it('is another list once the account has nothing of it left, such as after it was ordered', async () => {
    const { list, account, meet, here } = open([{ product: 'a', quantity: 2 }])
    await meet()
    const { id } = list.read()
    account.set('b', 1)
    await meet()
    expect(list.read().id).toBe(id)
    account.clear()
    account.set('c', 1)
    await meet()
    expect(here()).toEqual(['c 1'])
    expect(list.read().id).not.toBe(id)
  })

  it('keeps what is changed while the account is asked, to tell it next', async () => {
    const { list, api, account, meet, here } = open([{ product: 'a', quantity: 2 }])
    await meet()
    list.set('a', 3)
    const { change } = api
    api.change = async (said) => {
      list.set('a', 7)
      list.add('b')
      return change(said)
    }
    await meet()
    expect(here().toSorted()).toEqual(['a 7', 'b 1'])
    expect(list.read().unsent?.toSorted()).toEqual(['a', 'b'])
    api.change = change
    await meet()
    expect(Object.fromEntries(account)).toEqual({ a: 7, b: 1 })
  })

  it('forgets nothing while the account cannot be reached', async () => {
    const { list, api, meet, here } = open()
    await meet()
    list.add('a')
    api.change = () => Promise.reject(new Error('away'))
    await expect(meet()).rejects.toThrow('away')
    expect([here(), list.read().unsent]).toEqual([['a 1'], ['a']])
  })

  it('tells however much there is to tell, a hundred at a time', async () => {
    const { list, account, asked, meet, here } = open()
    await meet()
    for (let n = 0; n < 100; n++) list.add(`p${n}`)
    list.clear()
    list.add('a')
    await meet()
    expect(asked).toEqual(['read', 'change', 'change'])
    expect([here(), list.read().unsent, account.get('a')]).toEqual([['a 1'], [], 1])
  })

  it('takes what the account has where it will not hear of a change', async () => {
    const { list, api, meet, here } = open([{ product: 'a', quantity: 2 }])
    await meet()
    list.set('a', 5)
    list.add('b')
    api.change = () => Promise.reject(new ApiError(400, undefined))
    await meet()
    expect([here(), list.read().unsent]).toEqual([['a 2'], []])
  })

  it.each([401, 408, 429, 503])(
    'keeps a change for later where the answer is %i',
    async (status) => {
      const { list, api, meet, here } = open([{ product: 'a', quantity: 2 }])
      await meet()
      list.set('a', 5)
      api.change = () => Promise.reject(new ApiError(status, undefined))
      await expect(meet()).rejects.toThrow(ApiError)
      expect([here(), list.read().unsent]).toEqual([['a 5'], ['a']])
    },
  )

  it('a guest list that no account takes gives way to what the account has', async () => {
    const { list, api, meet, here } = open([{ product: 'a', quantity: 2 }])
    list.add('b')
    api.join = () => Promise.reject(new ApiError(400, undefined))
    await meet()
    expect([here(), list.read().owner]).toEqual([['a 2'], 'me'])
  })

  it('takes nothing of one account to another', async () => {
    const { list, account, meet, here } = open()
    list.replace({ id: 'x', items: { z: { id: 'z', quantity: 1 } }, owner: 'other', unsent: ['z'] })
    account.set('a', 1)
    await meet('me')
    expect(here()).toEqual(['a 1'])
    expect(account.has('z')).toBe(false)
  })

  it('writes nothing once the shopper has left', async () => {
    const { list, meet, here } = open([{ product: 'a', quantity: 1 }])
    await meet('me', () => true)
    expect([here(), list.read().owner]).toEqual([[], undefined])
  })
})
