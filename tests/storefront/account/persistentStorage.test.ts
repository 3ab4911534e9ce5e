import { expect, it, vi } from 'vitest'
import { createSafeStorage } from '#storefront/account/persistentStorage.ts'
import { createPersistentList } from '#storefront/lists/persistentList.ts'
import { recentCodes, addRecentCode } from '#storefront/productLists/recentCodes.ts'

/** A browser whose storage has room for a number of entries. */
function open(room: number) {
  const stored = new Map<string, string>()
  const browser = {
    room,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (stored.size >= this.room) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  const onFull = vi.fn<() => void>()
  return { stored, browser, onFull, storage: createSafeStorage(() => browser, onFull) }
}

it('values stay in memory when the browser storage is full, which is reported', () => {
  const { storage, onFull, stored } = open(0)
  const make = () =>
    createPersistentList({
      key: 'cart',
      storage,
      maxItems: 5,
      maxQuantity: 5,
      newId: () => crypto.randomUUID(),
    })
  const id = crypto.randomUUID()
  make().add(id)
  expect(make().read().items).toEqual({ [id]: { id, quantity: 1 } })
  expect([stored.size, onFull.mock.calls.length]).toEqual([0, 1])
})

it('values return to the browser storage once it has room', () => {
  const { storage, browser, stored } = open(0)
  storage.setItem('a', '1')
  browser.room = 1
  storage.setItem('a', '2')
  stored.set('a', '3')
  expect(storage.getItem('a')).toBe('3')
  storage.removeItem('a')
  expect([storage.getItem('a'), stored.size]).toEqual([null, 0])
})

it('values stay in memory when browser storage is unavailable', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('none', 'SecurityError')
  })
  addRecentCode('P-1', storage)
  expect(recentCodes(storage)).toEqual(['P-1'])
  storage.removeItem('recentlyViewed')
  expect(recentCodes(storage)).toEqual([])
})
